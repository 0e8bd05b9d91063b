/** Outlives sessions and opens nothing: with it the house lets this device in whatever strangers try. */
export const deviceTokenKey = 'deviceToken';

export const readDeviceToken = (): string | undefined => localStorage.getItem(deviceTokenKey) ?? undefined;

export const keepDeviceToken = (token: string): void => localStorage.setItem(deviceTokenKey, token);
