// A phone has no room for the links above the cars: closed there, before anything is painted.
if (matchMedia('(max-width: 991px)').matches) document.querySelector('.refine').open = false;
