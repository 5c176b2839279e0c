import type { CodeQuestion } from '#src/account/phone-code/code-question.ts';

/**
 * The props of the rendered page `code`, and the hidden fields that its form posts beside the code.
 */
export async function questionOf(reply: Response) {
  const { name, props }: { name: string; props: CodeQuestion } = await reply.json();
  if (name !== 'code') throw new Error(`It is the page ${name}.`);
  return { ...props, sent: Object.fromEntries(props.fields.map((field) => [field.name, field.value])) };
}
