/** An entry of `adjustments` in valuation.json. */
type Adjustment = {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly { readonly id: string; readonly label: string; readonly percent: number }[];
};

/** Chosen answers: question id to answer id. */
export type AdjustmentAnswers = Readonly<Record<string, string>>;

function chosen(adjustments: readonly Adjustment[], answers: AdjustmentAnswers) {
  return adjustments.flatMap(({ id, question, answers: offered }) => {
    const said = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const answer = offered.find((one) => one.id === said);
    return answer === undefined ? [] : [{ id, question, answer }];
  });
}

/** Drops answers to questions or options that the dealer no longer has. */
export function knownAnswers(
  adjustments: readonly Adjustment[],
  answers: AdjustmentAnswers,
): AdjustmentAnswers {
  return Object.fromEntries(chosen(adjustments, answers).map(({ id, answer }) => [id, answer.id]));
}

/** Total adjustment of the valuation in percent. */
export function adjustmentPercent(adjustments: readonly Adjustment[], answers: AdjustmentAnswers): number {
  return chosen(adjustments, answers).reduce((sum, { answer }) => sum + answer.percent, 0);
}

/** One line of text per answered question. */
export function answerLines(adjustments: readonly Adjustment[], answers: AdjustmentAnswers): string[] {
  return chosen(adjustments, answers).map(({ question, answer }) => `${question} ${answer.label}`);
}
