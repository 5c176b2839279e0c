import { type Readable, readable, unreadableFeed } from './feed-record.ts';

const NEWLINE = 0x0a;

/**
 * Decodes bytes. `encoding` "auto" uses a byte order mark, else an XML declaration, else UTF-8 where valid;
 * lines that are not UTF-8 are read as Windows-1252, which includes ISO-8859-1.
 */
export function decodeFeed(bytes: Uint8Array, encoding: string): Readable<string> {
  const named = encoding === 'auto' ? sniffEncoding(bytes) : encoding;
  const decoded = named === null ? decodeUtf8OrWindows(bytes) : decodeAs(bytes, named);
  // The byte order mark must not become part of the first column's name.
  const text = decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
  if (looksBinary(text)) {
    const zip = text.startsWith('PK');
    return unreadableFeed(
      zip
        ? 'The feed is a ZIP archive or an Excel workbook. Send the file inside it, or save the sheet as CSV.'
        : 'The feed is not text but a binary file. Send CSV, JSON or XML, plain or gzipped.',
      1,
    );
  }
  return readable(text);
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function sniffEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0x00) return 'utf-16le';
  if (bytes[0] === 0x00 && bytes[1] === 0x3c) return 'utf-16be';
  return sniffZeroes(bytes) ?? sniffXmlDeclaration(bytes);
}

/** UTF-16 without a mark: in Western text every other byte is zero. */
function sniffZeroes(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 512);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even++;
    if (byte === 0 && index % 2 === 1) odd++;
  });
  const max = sample.length * 0.4;
  if (odd > max && even === 0) return 'utf-16le';
  return even > max && odd === 0 ? 'utf-16be' : null;
}

function sniffXmlDeclaration(bytes: Uint8Array): string | null {
  const start = decodeAs(bytes.subarray(0, 200), 'windows-1252');
  const label = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/i.exec(start)?.[1]?.toLowerCase();
  // Declarations of UTF-8 are often wrong, so the bytes are examined instead.
  if (label === undefined || label.startsWith('utf')) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function decodeUtf8OrWindows(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLineByLine(bytes);
  }
}

/** Feeds merged from several sources change their encoding between rows. */
function decodeLineByLine(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const windows = new TextDecoder('windows-1252');
  const lines: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    const line = bytes.subarray(start, end);
    try {
      lines.push(utf8.decode(line));
    } catch {
      lines.push(windows.decode(line));
    }
    start = end;
  }
  return lines.join('');
}

function looksBinary(text: string): boolean {
  const sample = text.slice(0, 4000);
  if (sample.startsWith('PK\u0003\u0004')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return controls > sample.length * 0.02;
}
