import { chromium } from '@playwright/test';
import { writeSheets } from './pictures/before-and-after.ts';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
await writeSheets(b, (n) => !n.startsWith('account/') && !n.startsWith('home/'));
await b.close();
