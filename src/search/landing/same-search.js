// The link to another language leads to the same search, because addresses are the same in all of a dealer's languages.
addEventListener(
  'click',
  ({ target }) => {
    const link = target.closest('a.language');
    if (link) link.href = new URL(location.pathname + location.search, link.href).href;
  },
  true,
);
