// Runs before the first paint: sets `data-sent` to the heading that success.css must show. The stored record is
// validated later, by the island.
{
  const { dataset } = document.currentScript.parentElement;
  try {
    // Accessing sessionStorage throws when storage is disabled.
    const { at, form, appointment } = JSON.parse(sessionStorage.getItem('sent-lead')).data;
    if (Date.now() - at < dataset.hours * 3600000) {
      dataset.sent = appointment ? 'booked' : (JSON.parse(dataset.kinds)[form] ?? 'enquiry');
    }
  } catch {}
}
