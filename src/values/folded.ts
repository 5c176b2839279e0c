const marks = /\p{M}/gu;

/** A text in lower case without accents, for comparing what people type: `Citroën` is `citroen`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}
