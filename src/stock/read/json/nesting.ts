import { type JSONVisitor, visit } from 'jsonc-parser';

/**
 * Maximum number of lists and objects inside each other. Real feeds have fewer than twenty; parsers and
 * `JSON.stringify` call themselves for each, and thousands would exhaust the stack.
 */
export const MAX_NESTING = 200;

class NestingError extends Error {}

interface JsonVisitor {
  readonly enter?: (...event: Parameters<NonNullable<JSONVisitor['onObjectBegin']>>) => void;
  readonly leave?: () => void;
  readonly literal?: JSONVisitor['onLiteralValue'];
}

/** Visits a JSON document, as leniently as it is parsed. False if it stopped because of too deep nesting. */
export function visitJson(text: string, { enter, leave, literal }: JsonVisitor = {}): boolean {
  let depth = 0;
  const begin = (...event: Parameters<NonNullable<JSONVisitor['onObjectBegin']>>): void => {
    depth++;
    if (depth > MAX_NESTING) throw new NestingError();
    enter?.(...event);
  };
  const end = (): void => {
    depth--;
    leave?.();
  };
  try {
    visit(
      text,
      {
        onObjectBegin: begin,
        onArrayBegin: begin,
        onObjectEnd: end,
        onArrayEnd: end,
        ...(literal && { onLiteralValue: literal }),
      },
      { allowTrailingComma: true, disallowComments: false },
    );
    return true;
  } catch (error) {
    if (error instanceof NestingError) return false;
    throw error;
  }
}

/** Level by level, because a function that calls itself would exhaust the stack here too. */
export function nestsTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MAX_NESTING && level.length > 0; depth++) {
    level = level.flatMap((nested): unknown[] => Object.values(nested)).filter(isNested);
  }
  return level.length > 0;
}

function isNested(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}
