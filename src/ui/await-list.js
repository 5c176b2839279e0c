// If the address has a query, hides the unfiltered list before the first paint, so that it does not flash up.
if (location.search) document.currentScript.parentElement.dataset.waiting = '';
