import type { VirtualProofTexts } from './en.ts';

export const hi: VirtualProofTexts = {
  committed: 'आपके सौदे से पहले: हाउस का वचन',
  committedHint: 'हाउस के सीड का SHA-256, जो सौदे से पहले दिखा',
  yours: 'आपका अपना सीड',
  yoursHint: 'आपके सौदों के साथ भेजा गया, जब हाउस अपना सीड बदल नहीं सकता था',
  revealed: 'परिणाम के बाद: हाउस का सीड',
  drawn: 'दोनों सीड से परिणाम',
  drawnHint: 'हाउस के सीड से राउंड और आपके सीड का HMAC-SHA256',
  shown: 'दिखाया गया',
  found: 'निकाला गया',
  bets: 'इस राउंड के सौदे',
  points: (points) => `${points} पॉइंट`,
  version: (game, version) => `${game} के नियम, संस्करण ${version}`,
  checks: {
    record: 'हाउस का सीड पढ़ा जा सकता है',
    seed: 'सीड का हैश वही है जो पहले दिखाया गया था',
    version: 'राउंड इन्हीं नियमों से खेला गया',
    outcome: 'परिणाम वही है जो दोनों सीड देते हैं',
    bet: 'सौदे का भुगतान सही हुआ',
    paid: 'सभी सौदे मिलाकर भुगतान सही हुआ',
  },
};
