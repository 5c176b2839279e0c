// Runs before the first paint: reserves the height of lists stored on the device, or shows that a list is empty.
for (const place of document.querySelectorAll('[data-device]')) {
  let count = 0;
  try {
    // Accessing localStorage throws when storage is disabled.
    count = JSON.parse(localStorage.getItem(place.dataset.device)).data.length;
  } catch {}
  place.toggleAttribute('data-has', count > 0);
  place.style.setProperty('--rows', Math.min(Number(count) || 0, 30));
}
