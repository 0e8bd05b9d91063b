/**
 * Outlives sessions and grants no access: it exempts this device from the limit that strangers' wrong
 * passwords trigger.
 */
export const deviceTokenKey = 'deviceToken';

export const readDeviceToken = (): string | undefined => localStorage.getItem(deviceTokenKey) ?? undefined;

export const keepDeviceToken = (token: string): void => localStorage.setItem(deviceTokenKey, token);
