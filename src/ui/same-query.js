// The link to another language leads to the same page with its query, because addresses are the same in all of a
// dealer's languages: except to the home page, where a language does not have the page, and from the answer to a form.
addEventListener(
  'click',
  ({ target }) => {
    const link = target.closest('a.language');
    const { pathname, search } = location;
    if (link && link.pathname !== '/' && !pathname.startsWith('/api/'))
      link.href = new URL(pathname + search, link.href).href;
  },
  true,
);
