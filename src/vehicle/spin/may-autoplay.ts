/** Preferences and connection of the visitor, as far as the browser reports them (Network Information API). */
export type Circumstances = {
  readonly isMotionReduced: boolean;
  /** The primary input is touch. */
  readonly isHandheld: boolean;
  readonly saveData: unknown;
  readonly type: unknown;
  readonly effectiveType: unknown;
};

/**
 * Whether a spin may start by itself: no reduced motion, no data saver, not a phone (processor and battery), and
 * neither a metered nor a slow connection. Unknown values do not prevent it.
 */
export function mayAutoplay({
  isMotionReduced,
  isHandheld,
  saveData,
  type,
  effectiveType,
}: Circumstances): boolean {
  const isCostly = isHandheld || saveData === true || type === 'cellular';
  return !isMotionReduced && !isCostly && (effectiveType === undefined || effectiveType === '4g');
}
