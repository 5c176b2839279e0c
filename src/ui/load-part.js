// What `import()` becomes in a build: the style sheets of a part are there before it is, and its other files are
// asked for with it. What could not be loaded is asked for again the next time.
const asked = {};

const ask = (file) =>
  (asked[file] ??= new Promise((resolve, reject) => {
    const isStyle = file.endsWith('.css');
    const href = `/${file}`;
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      delete asked[file];
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
    if (!isStyle) resolve();
  }));

// Vite calls it by this name.
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask));
  return load();
};
