import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { type DealerFonts, openFont } from '../fonts/dealer-fonts.ts';
import { cutToFit } from '../fonts/fit-lines.ts';
import { printable } from '../fonts/printable.ts';

/** A4 and its margins, in points (72 per inch). */
export const sheet = { width: 595.28, height: 841.89, margin: 40 } as const;
export const contentWidth = sheet.width - 2 * sheet.margin;

type Theme = Settings['theme'];
type FontUse = keyof DealerFonts;

export interface TextOptions {
  /** Defaults to `body`. */
  readonly font?: FontUse;
  /** In points. */
  readonly size?: number;
  readonly colour?: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** The tag for screen readers. */
  readonly role?: 'H1' | 'H2' | 'P';
  /** Text beyond this height is cut with an ellipsis; in points. */
  readonly maxHeight?: number;
}

export interface PaperFacts {
  readonly title: string;
  readonly author: string;
  readonly lang: string;
  /** Milliseconds since 1970. */
  readonly createdMs: number;
}

const DEFAULT_SIZE = 9.5;

/**
 * A PDF document: draws text and images at positions in points from the top left, in the dealer's
 * fonts. All text can be selected and is tagged for screen readers.
 */
export class Paper {
  readonly theme: Theme;
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Readonly<Record<FontUse, Font>>;
  readonly #written: Promise<Uint8Array<ArrayBuffer>>;

  constructor(theme: Theme, fonts: DealerFonts, { title, author, lang, createdMs }: PaperFacts) {
    this.theme = theme;
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: new Date(createdMs) },
    });
    this.#written = collect(this.#document);
    const { heading, body, strong } = fonts;
    this.#fonts = { heading: openFont(heading), body: openFont(body), strong: openFont(strong) };
    for (const use of ['heading', 'body', 'strong'] as const) {
      this.#document.registerFont(use, fonts[use]);
    }
  }

  /** Draws text, broken into lines; returns its height. */
  text(words: string, x: number, y: number, options: TextOptions): number {
    const shown = this.#prepare(words, options);
    if (shown === '') return 0;
    const layout = this.#layoutOf(options);
    const height = this.#document.heightOfString(shown, layout);
    this.#tag(options.role ?? 'P', {}, () => this.#document.text(shown, x, y, layout));
    return Math.min(height, options.maxHeight ?? height);
  }

  /** Draws text on one line, cut with an ellipsis where it does not fit. */
  line(words: string, x: number, y: number, options: TextOptions): number {
    const shown = this.#prepare(words, options);
    const fitting = cutToFit(shown, options.width, (part) => this.widthOf(part, options));
    // Slightly wider than measured, so that rounding does not break the line.
    const left = options.align === 'right' ? x - 2 : x;
    return this.text(fitting, left, y, { ...options, width: options.width + 2 });
  }

  heightOf(words: string, options: TextOptions): number {
    return this.#document.heightOfString(this.#prepare(words, options), this.#layoutOf(options));
  }

  widthOf(words: string, options: TextOptions): number {
    const { characterSpacing } = this.#layoutOf(options);
    return this.#document.widthOfString(this.#prepare(words, options), { characterSpacing });
  }

  /** Draws a JPEG with an alternative text. */
  picture(jpeg: Uint8Array, x: number, y: number, width: number, height: number, alt: string): void {
    this.#tag('Figure', { alt }, () => this.#document.image(Buffer.from(jpeg), x, y, { width, height }));
  }

  /** Draws a rectangle that screen readers ignore. */
  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.#document.markContent('Artifact');
    this.#document.rect(x, y, width, height).fill(colour);
    this.#document.endMarkedContent();
  }

  /**
   * Draws an SVG path with strokes one unit wide, scaled from a square of `units` to `width`: a QR
   * code.
   */
  strokes(d: string, units: number, x: number, y: number, width: number, alt: string): void {
    this.#tag('Figure', { alt }, () => {
      this.#document
        .save()
        .translate(x, y)
        .scale(width / units)
        .path(d);
      // Slightly wider than the rows, to avoid hairlines between them.
      this.#document.lineWidth(1.02).stroke('#000000').restore();
    });
  }

  newPage(): void {
    this.#document.addPage();
  }

  /** Draws `footer` on each page and ends the document. */
  finish(footer: (page: number, pages: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#document.switchToPage(page);
      footer(page + 1, count);
    }
    this.#document.end();
    return this.#written;
  }

  /** Sets font, size and colour; returns the text without characters that the font lacks. */
  #prepare(words: string, { font = 'body', size = DEFAULT_SIZE, colour }: TextOptions): string {
    const isShouted = font === 'heading' && this.theme.fonts.headingCase === 'uppercase';
    this.#document
      .font(font)
      .fontSize(size)
      .fillColor(colour ?? this.theme.colours.ink);
    return printable(isShouted ? words.toUpperCase() : words, this.#fonts[font]);
  }

  #layoutOf({ font, size = DEFAULT_SIZE, width, align = 'left', maxHeight }: TextOptions) {
    const isHeading = font === 'heading';
    return {
      width,
      align,
      lineGap: isHeading ? 0 : size * 0.18,
      characterSpacing: isHeading ? this.theme.fonts.headingTracking * size : 0,
      ...(maxHeight !== undefined && { height: maxHeight, ellipsis: true }),
    };
  }

  #tag(role: string, options: { readonly alt?: string }, draw: () => void): void {
    this.#document.addStructure(this.#document.struct(role, options, draw));
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
