import type { ScreenTexts, SearchStatus } from '../search-view.ts';
import './status-line.css';

interface Props {
  status: SearchStatus;
  texts: ScreenTexts;
  onRetry: () => void;
}

/**
 * Reports a slow or failed search. The empty live region is always rendered, because only changes of an existing one
 * are announced.
 */
export function StatusLine({ status, texts, onRetry }: Props) {
  const words = { slow: texts.slow, failed: texts.failed, unavailable: texts.unavailable };
  const text = status === 'idle' || status === 'loading' ? null : words[status];
  return (
    <div className="status-line" role="status">
      {text !== null && (
        <p>
          <span>{text}</span>
          {status === 'failed' && (
            <button type="button" className="text-button" onClick={onRetry}>
              {texts.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
