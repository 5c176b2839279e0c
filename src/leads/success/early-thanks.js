// What this tab has sent decides what the page says, before anything is painted. Which address it has, and
// whether it can be had, is the business of the script that comes later.
{
  const screen = document.querySelector('[data-success]');
  const title = screen.querySelector('h1');
  const lead = (() => {
    try {
      // Reading the property already throws where storage is switched off.
      return JSON.parse(sessionStorage.getItem('sent-lead')).data;
    } catch {
      return null;
    }
  })();
  if (lead && Date.now() - lead.at < screen.dataset.hours * 3600000) {
    const heading = title.getAttribute(`data-after-${lead.appointment ? 'booked' : lead.form}`);
    title.textContent = heading ?? title.dataset.afterEnquiry;
    screen.dataset.sent = '';
    for (const part of screen.querySelectorAll('[data-when]')) part.hidden = part.dataset.when === 'nothing';
  }
}
