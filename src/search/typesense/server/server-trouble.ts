import { errorMessage } from '../../../values/text/error-message.ts';

/** A failed request to the server; `message` is a sentence for operators and never contains a key. */
export class ServerTrouble extends Error {
  /** HTTP status; null without a reply. */
  readonly status: number | null;
  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/** Whether a retry makes sense: no reply, rate limited, or a server that is starting, lagging or failing. */
export function isTransient({ status }: ServerTrouble): boolean {
  return status === null || status === 408 || status === 429 || status >= 500;
}

/** @param action what was attempted, as in "refused to import documents" */
export function troubleOf(error: unknown, action: string, address: string): ServerTrouble {
  if (error instanceof ServerTrouble) return error;
  const status = statusOf(error);
  const said = errorMessage(error).split('Server said: ')[1]?.trim();
  const words = said === undefined ? '' : ` It said: ${said}`;
  if (status === null) return new ServerTrouble(`Typesense at ${address} ${reasonForNoAnswer(error)}.`, null);
  if (status === 401 || status === 403) {
    const remedy =
      'It must be one that may do everything: the one the server was started with, or an admin key.';
    return new ServerTrouble(
      `Typesense at ${address} does not accept the key in TYPESENSE_ADMIN_KEY (${status}). ${remedy}`,
      status,
    );
  }
  if (status >= 500) {
    return new ServerTrouble(
      `Typesense at ${address} answered ${status} when asked to ${action}.${words}`,
      status,
    );
  }
  return new ServerTrouble(`Typesense at ${address} refused to ${action} (${status}).${words}`, status);
}

function reasonForNoAnswer(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = hasCode(cause) ? cause.code : undefined;
  if (code === 'ECONNREFUSED') return 'cannot be reached: nothing listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'cannot be reached: there is no such host';
  return `cannot be reached (${code ?? errorMessage(cause ?? error)})`;
}

function hasCode(value: unknown): value is { code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

function statusOf(error: unknown): number | null {
  const has = typeof error === 'object' && error !== null && 'httpStatus' in error;
  return has && typeof error.httpStatus === 'number' ? error.httpStatus : null;
}
