import { runConformance } from './run-conformance.ts';

const usage = `Usage: npm run wallet-conformance -- URL
  URL              where the wallet is, such as http://127.0.0.1:3000
  WALLET_PROVIDER  the provider's name
  WALLET_KEY       its key
  WALLET_TOKEN     a launch token of a player with at least 30 points, as fresh as it can be; of ours:
                   npm run operator -- launch-token CLIENT GAMEID`;

const [url] = process.argv.slice(2);
const { WALLET_PROVIDER: provider, WALLET_KEY: key, WALLET_TOKEN: token } = process.env;

if (url === undefined || !URL.canParse(url) || !provider || !key || !token) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

const results = await runConformance({ url, provider, key, now: () => Date.now() }, token);
const broken = results.filter(({ fault }) => fault !== undefined);
for (const { sentence, fault } of results)
  process.stdout.write(
    fault === undefined ? `ok      ${sentence}\n` : `BROKEN  ${sentence}\n        ${fault}\n`,
  );
process.stdout.write(`${results.length - broken.length} of ${results.length} rules hold\n`);
process.exit(broken.length === 0 ? 0 : 1);
