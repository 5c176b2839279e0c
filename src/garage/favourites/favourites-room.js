// The rows that are to come take their room before anything is painted.
{
  const list = document.currentScript.previousElementSibling;
  try {
    const { length } = JSON.parse(localStorage.getItem('favourite')).data;
    list.style.setProperty('--rows', length);
    list.dataset.rows = length;
  } catch {
    list.dataset.rows = 0;
  }
}
