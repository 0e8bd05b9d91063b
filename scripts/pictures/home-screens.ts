import type { Page } from '@playwright/test';
import { bringUp, openScreen, screen } from './open-screen.ts';
import type { Picture } from './picture.ts';

async function openHome(page: Page): Promise<void> {
  await openScreen(page, 'dashboard');
  await page
    .getByRole('banner')
    .getByText(/\d\.\d\d/)
    .first()
    .waitFor();
}

async function openDrawer(page: Page): Promise<void> {
  await openHome(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.locator('button[type=submit]').waitFor();
}

async function openDisclaimer(page: Page): Promise<void> {
  await openHome(page);
  await page.getByRole('main').getByRole('button', { name: 'Int casino', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

const openRules = (page: Page): Promise<void> => openScreen(page, 'rules');

async function openEnglishRules(page: Page): Promise<void> {
  await openRules(page);
  await bringUp(page.locator('#section2'));
}

async function openRulesPopup(page: Page): Promise<void> {
  await page.goto('/main/dashboard');
  await page.getByRole('dialog').waitFor();
}

async function losePage(page: Page): Promise<void> {
  await openHome(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
}

export const homePictures: readonly Picture[] = [
  { name: 'home/sign-in', open: openSignIn, by: 'nobody' },
  { name: 'home/dashboard', open: openHome },
  { name: 'home/dashboard-light', open: openHome, stored: { theme: 'light' } },
  { name: 'home/dashboard-arabic', open: openHome, stored: { language: 'ar' } },
  { name: 'home/dashboard-hindi', open: openHome, stored: { language: 'hi' } },
  { name: 'home/menu', open: openDrawer, onlyOn: 'phone' },
  { name: 'home/rules-popup', open: openRulesPopup, stored: { rulesPopup: 'true' } },
  { name: 'home/disclaimer', open: openDisclaimer },
  { name: 'home/rules', open: openEnglishRules },
  { name: 'home/rules-hindi', open: openRules },
  { name: 'home/offline', open: losePage, isOffline: true },
  { ...screen('home/not-found', 'nowhere'), by: 'newcomer' },
];
