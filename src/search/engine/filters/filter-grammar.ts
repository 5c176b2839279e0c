import { isSearchError, type SearchError, searchError } from '../search-error.ts';
import { trimSpaces } from './split-list.ts';

/** Filters with more operators and operands are rejected: Typesense's `filter-by-max-ops`. */
const MAX_OPERATIONS = 100;

const isOperator = (token: string) => token === '&&' || token === '||';

/** The end of `name:[ (…) ]`, a list whose elements contain brackets; -1 if it is not closed. */
function endOfNestedList(text: string, start: number): number {
  let depth = 1;
  let at = start + 1;
  for (; at < text.length && depth > 0; at += 1) {
    if (text.charAt(at) === '[') depth += 1;
    else if (text.charAt(at) === ']') depth -= 1;
  }
  return depth === 0 ? at : -1;
}

function isNestedList(text: string, start: number): boolean {
  let at = start + 1;
  while (text.charAt(at) === ' ') at += 1;
  return text.charAt(at) === '(';
}

const endsClause = (text: string, at: number) =>
  text.charAt(at) === '(' || text.charAt(at) === ')' || isOperator(text.slice(at, at + 2));

/**
 * The end of a clause: a parenthesis or an operator outside backticks. A value in parentheses directly after the
 * colon belongs to the clause. -1 if a nested list is not closed.
 */
function endOfClause(text: string, start: number): number {
  let isQuoted = false;
  let isAfterColon = text.charAt(start) === ':';
  let isInValue = false;
  for (let at = start + 1; ; at += 1) {
    const character = text.charAt(at);
    if (character === '`') isQuoted = !isQuoted;
    if (isAfterColon && character === '(') isInValue = true;
    else if (isAfterColon && character === '[' && isNestedList(text, at)) return endOfNestedList(text, at);
    if (character !== ' ') isAfterColon = false;
    if (at >= text.length || (!isQuoted && !isInValue && endsClause(text, at)))
      return Math.min(at, text.length);
    if (character === ':') isAfterColon = true;
    if (character === ')') isInValue = false;
  }
}

/** Parentheses, operators and clauses (`field:value`) of a filter, in order. */
function tokenizeFilter(text: string): string[] | SearchError {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    if (character === ' ') at += 1;
    else if (character === '(' || character === ')') {
      tokens.push(character);
      at += 1;
    } else if (character === '&' || character === '|') {
      const operator = text.slice(at, at + 2);
      if (!isOperator(operator)) return searchError(400, 'Could not parse the filter filter_query.');
      tokens.push(operator);
      at += 2;
    } else {
      const end = endOfClause(text, at);
      if (end < 0) return searchError(400, 'Could not parse the geopoint filter.');
      const clause = trimSpaces(text.slice(at, end));
      if (clause !== '') tokens.push(clause);
      at = end;
    }
  }
  return tokens;
}

const unbalancedParentheses = searchError(400, 'Could not parse the filter query: unbalanced parentheses.');

/** Both operators have the same precedence and associate to the left: `a || b && c` is `(a || b) && c`. */
function toPostfix(tokens: readonly string[]): string[] | SearchError {
  const postfix: string[] = [];
  const waiting: string[] = [];
  const release = () => {
    for (let top = waiting.at(-1); top !== undefined && top !== '('; top = waiting.at(-1)) {
      postfix.push(top);
      waiting.pop();
    }
  };
  for (const token of tokens) {
    if (isOperator(token)) {
      release();
      waiting.push(token);
    } else if (token === '(') waiting.push(token);
    else if (token === ')') {
      release();
      if (waiting.pop() === undefined) return unbalancedParentheses;
    } else postfix.push(token);
  }
  release();
  return waiting.length > 0 ? unbalancedParentheses : postfix;
}

export type FilterNode<Clause> =
  | { readonly kind: 'clause'; readonly clause: Clause; readonly key: string }
  | {
      readonly kind: '&&' | '||';
      readonly left: FilterNode<Clause>;
      readonly right: FilterNode<Clause>;
      readonly key: string;
    };

/**
 * Parses a `filter_by` into a tree; null if it is blank. `parseClause` parses a single `field:value`. Equal
 * parts of filters have an equal `key`, under which their results are cached; `keyEnd` is appended to keys,
 * for values that `parseClause` reads differently.
 */
export function parseFilter<Clause extends object>(
  text: string,
  parseClause: (expression: string) => Clause | SearchError,
  keyEnd = '',
): FilterNode<Clause> | null | SearchError {
  if (trimSpaces(text) === '') return null;
  const tokens = tokenizeFilter(text);
  if (!Array.isArray(tokens)) return tokens;
  const postfix = toPostfix(tokens);
  if (!Array.isArray(postfix)) return postfix;
  if (postfix.length > MAX_OPERATIONS) {
    return searchError(400, `\`filter_by\` has too many operations. Maximum allowed: ${MAX_OPERATIONS}.`);
  }
  return toTree(postfix, parseClause, keyEnd);
}

function toTree<Clause extends object>(
  postfix: readonly string[],
  parseClause: (expression: string) => Clause | SearchError,
  keyEnd: string,
): FilterNode<Clause> | SearchError {
  const nodes: FilterNode<Clause>[] = [];
  for (const token of postfix) {
    if (token === '&&' || token === '||') {
      const right = nodes.pop();
      const left = nodes.pop();
      if (!left || !right) {
        return searchError(400, `Could not parse the filter query: unbalanced \`${token}\` operands.`);
      }
      nodes.push({ kind: token, left, right, key: `(${left.key} ${token} ${right.key})` });
    } else {
      const clause = parseClause(token);
      if (isSearchError(clause)) return searchError(400, clause.error);
      nodes.push({ kind: 'clause', clause, key: token + keyEnd });
    }
  }
  // Of several expressions without an operator between them, Typesense takes the last.
  return nodes.at(-1) ?? searchError(400, 'Filter query cannot be empty.');
}
