/** What the browser tells of the visitor's wishes and connection (Network Information API, which not all have). */
export type Circumstances = {
  readonly isMotionReduced: boolean;
  readonly saveData: unknown;
  readonly type: unknown;
  readonly effectiveType: unknown;
};

/**
 * A spin may begin by itself: nobody asked for less motion or less data, and the connection is neither a
 * phone's, which may be metered, nor slow. Where the browser is silent it may.
 */
export function mayBeginUnasked({ isMotionReduced, saveData, type, effectiveType }: Circumstances): boolean {
  const isCostly = saveData === true || type === 'cellular';
  return !isMotionReduced && !isCostly && (effectiveType === undefined || effectiveType === '4g');
}
