import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

describe('the parts of a text', () => {
  it('are its heading, its HTML and the blocks between', () => {
    expect(textParts('# Our *yard*\n\nOne.\n\nTwo.\n\n::stock used::\n\nThree.')).toEqual({
      heading: 'Our <em>yard</em>',
      parts: [
        { kind: 'html', html: '<p>One.</p>\n<p>Two.</p>\n' },
        { kind: 'block', block: { name: 'stock', words: ['used'] } },
        { kind: 'html', html: '<p>Three.</p>\n' },
      ],
      questions: [],
    });
  });

  it('have no heading if the text does not start with one', () => {
    expect(textParts('## Second\n')).toMatchObject({
      heading: null,
      parts: [{ kind: 'html', html: '<h2>Second</h2>\n' }],
    });
  });

  it('keep ### headings as headings if they are not questions', () => {
    expect(textParts('### Why?\n\nSo.').parts).toEqual([
      { kind: 'html', html: '<h3>Why?</h3>\n<p>So.</p>\n' },
    ]);
  });
});

describe('the pictures of a text', () => {
  const pictures = new Map([['/yard.avif', { width: 960, height: 640 }]]);

  it.each([
    ['/yard.avif', '<img loading="lazy" width="960" height="640" src="/yard.avif" alt="The yard">'],
    [
      'https://elsewhere.example/a.png',
      '<img loading="lazy" src="https://elsewhere.example/a.png" alt="The yard">',
    ],
  ])('%s waits until it is near, with its space if its size is known', (address, image) => {
    const text = `### Where?\n\n![The yard](${address})\n`;
    const html = `<p>${image}</p>\n`;
    expect(textParts(text, { pictures }).parts).toEqual([{ kind: 'html', html: `<h3>Where?</h3>\n${html}` }]);
    expect(textParts(text, { pictures, hasQuestions: true }).questions[0]?.answerHtml).toBe(html);
  });
});

describe('the questions of a text', () => {
  const text =
    '# FAQ\n\n## Buying\n\n### Can I *test* "it" & try?\n\nYes.\n\n- Free\n\n## Else\n\n### Why?\n\nSo.\n';

  it('are its ### headings, each with its content up to the next heading', () => {
    expect(textParts(text, { hasQuestions: true }).questions).toEqual([
      {
        id: 'can-i-test-it-and-try',
        question: 'Can I test "it" & try?',
        answerHtml: '<p>Yes.</p>\n<ul>\n<li>Free</li>\n</ul>\n',
      },
      { id: 'why', question: 'Why?', answerHtml: '<p>So.</p>\n' },
    ]);
  });

  it('are disclosures with their anchor in the answer, below the headings that group them', () => {
    const [part] = textParts(text, { hasQuestions: true }).parts;
    expect(part).toEqual({
      kind: 'html',
      html: [
        '<h2>Buying</h2>\n',
        '<details class="question unfold unfold--slow"><summary><h3>Can I <em>test</em> &quot;it&quot; &amp; try?</h3></summary>',
        '<div class="answer" id="can-i-test-it-and-try"><p>Yes.</p>\n<ul>\n<li>Free</li>\n</ul>\n</div></details>\n',
        '<h2>Else</h2>\n',
        '<details class="question unfold unfold--slow"><summary><h3>Why?</h3></summary>',
        '<div class="answer" id="why"><p>So.</p>\n</div></details>\n',
      ].join(''),
    });
  });

  it('have distinct anchors if they are equal', () => {
    const { questions } = textParts('### Why?\n\nA.\n\n### Why?\n\nB.', { hasQuestions: true });
    expect(questions.map(({ id }) => id)).toEqual(['why', 'why-2']);
  });

  it('end at a block, which is shown below the answer', () => {
    const { parts, questions } = textParts('### Why?\n\nA.\n\n::warranty::\n\nB.', { hasQuestions: true });
    expect(questions[0]?.answerHtml).toBe('<p>A.</p>\n');
    expect(parts.map(({ kind }) => kind)).toEqual(['html', 'block', 'html']);
  });
});
