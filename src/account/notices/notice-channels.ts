/** Channels for messages to shoppers. */
export const noticeChannels = ['sms', 'email'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];
