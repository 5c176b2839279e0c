/** What the browser tells of the visitor's wishes and connection (Network Information API, which not all have). */
export type Circumstances = {
  readonly isMotionReduced: boolean;
  /** A finger is what it is used by. */
  readonly isHandheld: boolean;
  readonly saveData: unknown;
  readonly type: unknown;
  readonly effectiveType: unknown;
};

/**
 * A spin may begin by itself: nobody asked for less motion or less data, it is no phone, whose processor
 * and battery the pictures would cost, and the connection is neither metered nor slow. Where the browser is
 * silent it may.
 */
export function mayBeginUnasked({
  isMotionReduced,
  isHandheld,
  saveData,
  type,
  effectiveType,
}: Circumstances): boolean {
  const isCostly = isHandheld || saveData === true || type === 'cellular';
  return !isMotionReduced && !isCostly && (effectiveType === undefined || effectiveType === '4g');
}
