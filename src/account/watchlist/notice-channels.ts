/** How shoppers may be told of news. */
export const noticeChannels = ['sms', 'email'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];
