import { describe, expect, it } from 'vitest';
import { gallerySlides } from '../../../vehicle/gallery/slides/slides.ts';
import { aRow } from '../draft.fixture.ts';
import { readMedia } from './read-media.ts';

const car = { Make: 'Kia', Model: 'Rio', Year: '2019' };
const photos = { Images: '/1.jpg|/2.jpg|/3.jpg' };

function mediaOf(cells: Record<string, string | string[]>) {
  const { row, warnings } = aRow({ ...car, ...cells });
  return { ...readMedia(row, '|'), warned: warnings.map(({ field, found }) => `${field}: ${found}`) };
}

describe('photos', () => {
  it('have the group at the same position, if there is one for each', () => {
    const groups = (cells: Record<string, string | string[]>) =>
      mediaOf({ ...photos, ...cells }).images.map(({ group }) => group);
    expect(groups({ 'Photo Groups': 'Exterior|Interior|<b>Details</b>' })).toEqual([
      'Exterior',
      'Interior',
      'Details',
    ]);
    expect(groups({ 'images.category': ['Exterior', 'Interior', 'Interior'] })).toEqual([
      'Exterior',
      'Interior',
      'Interior',
    ]);
    expect(groups({ 'Photo Groups': 'Exterior|Interior' })).toEqual([undefined, undefined, undefined]);
  });

  it('have the notes on their number, as plain text', () => {
    const notes = [
      { photo: 2, x: 40, y: '60.5', text: 'Scratch on <i>the</i> door' },
      { photo: '2', x: 70, y: 80, text: 'Kerb marks' },
      { photo: 9, x: 1, y: 1, text: 'On a photo that is not there' },
    ];
    const { images, warned } = mediaOf({ ...photos, 'Photo Notes': JSON.stringify(notes) });
    expect(images.map((image) => image.notes)).toEqual([
      undefined,
      [
        { x: 40, y: 60.5, text: 'Scratch on the door' },
        { x: 70, y: 80, text: 'Kerb marks' },
      ],
      undefined,
    ]);
    expect(warned).toEqual([]);
  });

  it.each([
    'Scratch',
    '[{"photo": 1}]',
    '[{"photo": 0, "x": 1, "y": 1, "text": "before the first"}]',
    '[{"photo": 1, "x": 101, "y": 1, "text": "outside"}]',
    '[{"photo": 1, "x": 1, "y": 1, "text": " "}]',
  ])('have no notes if these are %s, and a warning says so', (text) => {
    const { images, warned } = mediaOf({ ...photos, 'Photo Notes': text });
    expect(images.every((image) => image.notes === undefined)).toBe(true);
    expect(warned).toEqual([`photoNotes: ${text}`]);
  });
});

describe('a film', () => {
  const youTube = 'https://youtu.be/dQw4w9WgXcQ';
  const vimeoFile = 'https://player.vimeo.com/external/123456789.hd.mp4?s=ab12';
  const file = 'https://cdn.example.com/walk.mp4';

  it.each<[string, Record<string, string>, { videoUrl: string | null; externalVideoUrl: string | null }]>([
    ['of a platform', { Video: youTube }, { videoUrl: null, externalVideoUrl: youTube }],
    ["that is a platform's file", { Video: vimeoFile }, { videoUrl: vimeoFile, externalVideoUrl: null }],
    ['with no ending', { Video: '/films/7' }, { videoUrl: '/films/7', externalVideoUrl: null }],
    ['elsewhere', { external_video_url: file }, { videoUrl: null, externalVideoUrl: file }],
    [
      'of a platform beside a file elsewhere',
      { Video: youTube, external_video_url: file },
      { videoUrl: null, externalVideoUrl: youTube },
    ],
  ])('%s is kept', (_, cells, expected) => {
    expect(mediaOf(cells)).toMatchObject({ ...expected, warned: [] });
    expect(gallerySlides(mediaOf(cells))).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, string]>([
    ['Video', { Video: 'https://www.youtube.com/@dealer' }, 'videoUrl: https://www.youtube.com/@dealer'],
    ['Video', { Video: 'https://vimeo.com' }, 'videoUrl: https://vimeo.com'],
    [
      'external_video_url',
      { external_video_url: 'https://films.example/1' },
      'externalVideoUrl: https://films.example/1',
    ],
  ])('that cannot be played is left out of %s, with a warning', (_, cells, warning) => {
    expect(mediaOf(cells)).toMatchObject({ videoUrl: null, externalVideoUrl: null, warned: [warning] });
  });
});
