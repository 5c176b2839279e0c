/** valuation.json `adjustments`. */
type Adjustment = {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly { readonly id: string; readonly label: string; readonly percent: number }[];
};

/** What the shopper answered, by the ids of question and answer. */
export type AdjustmentAnswers = Readonly<Record<string, string>>;

function chosen(adjustments: readonly Adjustment[], answers: AdjustmentAnswers) {
  return adjustments.flatMap(({ id, question, answers: offered }) => {
    const said = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const answer = offered.find((one) => one.id === said);
    return answer === undefined ? [] : [{ id, question, answer }];
  });
}

/** The answers that the dealer's questions offer; others, of questions that were changed since, fall away. */
export function knownAnswers(
  adjustments: readonly Adjustment[],
  answers: AdjustmentAnswers,
): AdjustmentAnswers {
  return Object.fromEntries(chosen(adjustments, answers).map(({ id, answer }) => [id, answer.id]));
}

/** What the answers add to the valuation, in percent. */
export function adjustmentPercent(adjustments: readonly Adjustment[], answers: AdjustmentAnswers): number {
  return chosen(adjustments, answers).reduce((sum, { answer }) => sum + answer.percent, 0);
}

/** For a person, one line for each question that was answered. */
export function answerLines(adjustments: readonly Adjustment[], answers: AdjustmentAnswers): string[] {
  return chosen(adjustments, answers).map(({ question, answer }) => `${question} ${answer.label}`);
}
