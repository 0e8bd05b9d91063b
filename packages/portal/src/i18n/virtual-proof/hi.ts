import type { VirtualProofTexts } from './en.ts';

export const hi: VirtualProofTexts = {
  committed: 'आपके दाँव से पहले: हाउस का वचन',
  committedHint: 'हाउस की सीड का SHA-256, जो दाँव से पहले दिखा',
  yours: 'आपकी अपनी सीड',
  yoursHint: 'आपके दाँव के साथ भेजी गई, जब हाउस अपनी सीड बदल नहीं सकता था',
  revealed: 'नतीजे के बाद: हाउस की सीड',
  drawn: 'दोनों सीड से नतीजा',
  drawnHint: 'हाउस की सीड से राउंड और आपकी सीड का HMAC-SHA256',
  shown: 'दिखाया गया',
  found: 'निकाला गया',
  bets: 'इस राउंड के दाँव',
  points: (points) => `${points} पॉइंट`,
  version: (game, version) => `${game} के नियम, संस्करण ${version}`,
  checks: {
    record: 'हाउस की सीड पढ़ी जा सकती है',
    seed: 'सीड का हैश वही है जो पहले दिखाया गया था',
    version: 'राउंड इन्हीं नियमों से खेला गया',
    outcome: 'नतीजा वही है जो दोनों सीड देती हैं',
    bet: 'दाँव का भुगतान सही हुआ',
    paid: 'सभी दाँव मिलाकर भुगतान सही हुआ',
  },
};
