// The lists that this device keeps come with a script; how much room each takes, and whether it says that there is
// nothing, is decided here, before anything is painted.
for (const place of document.querySelectorAll('[data-device]')) {
  let count = 0;
  try {
    // Reading the property already throws where storage is switched off.
    count = JSON.parse(localStorage.getItem(place.dataset.device)).data.length;
  } catch {}
  place.toggleAttribute('data-has', count > 0);
  place.style.setProperty('--rows', Math.min(Number(count) || 0, 30));
}
