// An address that asks for less: what is not asked for is not shown first and then taken away.
if (location.search) document.currentScript.parentElement.dataset.waiting = '';
