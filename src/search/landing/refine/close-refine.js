// A phone has no space for the links above the cars, so they are closed before the first paint.
if (matchMedia('(max-width: 991px)').matches) document.querySelector('.refine').open = false;
