import type { CalculatorFacts } from './calculator-facts.ts';

/** Copies an address and says so in passing; where the browser forbids it, the address is told instead. */
export async function copyAddress(
  address: string,
  { copied, copyFailed, close }: CalculatorFacts['texts'],
  tell: (problem: string) => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    tell('');
    const { toast } = await import('../../ui/toast.client.ts');
    toast(copied, close);
  } catch {
    tell(`${copyFailed} ${address}`);
  }
}
