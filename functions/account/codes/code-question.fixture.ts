import type { CodeQuestion } from '#src/account/phone-code/code-question.ts';

/** What the page `code` was asked to show, and what its form would send beside the code. */
export async function questionOf(reply: Response) {
  const { name, props }: { name: string; props: CodeQuestion } = await reply.json();
  if (name !== 'code') throw new Error(`It is the page ${name}.`);
  return { ...props, sent: Object.fromEntries(props.fields.map((field) => [field.name, field.value])) };
}
