import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

const [out, width, ...names] = process.argv.slice(2);
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env } as never,
});
const page = await browser.newPage({
  viewport: { width: Number(width) * names.length + 8 * names.length, height: 800 },
});
await page.setContent(
  `<body style="margin:0;display:flex;gap:8px;align-items:flex-start">${names.map((n) => `<img width=${width} src="data:image/png;base64,${readFileSync(n).toString('base64')}">`).join('')}</body>`,
);
await page.waitForTimeout(300);
await page.screenshot({ path: out as string, fullPage: true });
await browser.close();
