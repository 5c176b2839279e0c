// Before anything is painted: `data-sent` names the heading for what this tab has sent, and success.css shows it.
// Whether the record is whole is judged later, by the island.
{
  const { dataset } = document.currentScript.parentElement;
  try {
    // Reading the property already throws where storage is switched off.
    const { at, form, appointment } = JSON.parse(sessionStorage.getItem('sent-lead')).data;
    if (Date.now() - at < dataset.hours * 3600000) {
      dataset.sent = appointment ? 'booked' : (JSON.parse(dataset.kinds)[form] ?? 'enquiry');
    }
  } catch {}
}
