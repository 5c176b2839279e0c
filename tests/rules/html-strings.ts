import ts from 'typescript';

/** The start of a tag or a comment, or `</` before a `${…}`. Not `a < b`, nor an address in angle brackets. */
const markup = /<(?:\/?[a-z][\w-]*(?=[\s>/]|$)|!|\/$)/i;

/** Every string, template and JSX element of a module that is HTML, by its first characters. */
export function htmlStrings(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textIn(node);
    const start = text?.search(markup) ?? -1;
    if (text !== undefined && start >= 0) found.push(text.slice(start, start + 30));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || isTemplatePart(node)) return node.text;
  // `<p>` is HTML, `<Receipt>` is a component.
  const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return isElement && /^[a-z]/.test(node.tagName.getText()) ? node.getText() : undefined;
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}
