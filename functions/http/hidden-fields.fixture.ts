import { parseDocument } from 'htmlparser2';

/** What the form of a page would send, but for what is typed there. */
export function hiddenFields(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      if ('attribs' in node && node.attribs['type'] === 'hidden')
        fields[node.attribs['name'] ?? ''] = node.attribs['value'] ?? '';
      if ('children' in node) visit(node.children);
    }
  };
  visit(parseDocument(page).children);
  return fields;
}
