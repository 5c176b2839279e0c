// An address with filters: what does not match is not shown first and then taken away.
if (location.search) document.querySelector('.models').dataset.waiting = '';
