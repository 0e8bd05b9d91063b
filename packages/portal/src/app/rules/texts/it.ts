import type { RuleTexts } from './rule-texts.ts';

export const it: RuleTexts = {
  record: 'Annotato dal banco:',
  rules: {
    'over-session-complete':
      'Una sessione su più over vale solo se tutti i suoi over sono lanciati per intero.',
    'over-in-progress-counts':
      'Quando un inning è dichiarato o una squadra è tutta eliminata, l’over in corso conta come completo.',
    't20-twenty-overs':
      'In un T20 una sessione di 20 over richiede tutti i 20 over; incompleta è annullata, anche se la squadra è tutta eliminata.',
    'odi-fifty-overs':
      'In una partita di un giorno una sessione di 50 over richiede tutti i 50 over; se la squadra è eliminata prima, quelli mancanti si contano dal secondo inning.',
    'over-runs-count-all': 'Una sessione sui punti conta tutti i punti, extra compresi.',
    'test-300-overs':
      'In un Test i totali e gli eventi della partita valgono solo se si giocano 300 over o se una squadra ha vinto.',
    'match-events': 'I totali e gli eventi della partita si leggono dal tabellino; i super over non contano.',
    'abandoned-or-reduced':
      'Se una partita è abbandonata, interrotta per sempre, accorciata o finisce senza vincitore, ciò che lascia indeciso è annullato.',
    'top-batter-shared':
      'Una sessione sul miglior battitore di una squadra è annullata se due o più sono alla pari.',
    'did-not-bat': 'Una sessione su un inning mai iniziato, o su un battitore mai entrato, è annullata.',
    'advance-first-innings':
      'Una sessione anticipata vale solo per il primo inning della partita, salvo in un Test.',
    'opening-batter-changed':
      'Una sessione anticipata su un battitore d’apertura è annullata se quel battitore non apre.',
    'wicket-falls':
      'Una sessione su un wicket si liquida al punteggio in cui quel wicket cade, o a quello di fine inning se non cade.',
    'wicket-balls':
      'Una sessione sulle palle fino a un wicket o a un certo numero di punti richiede almeno una palla lanciata.',
    'batter-runs':
      'Una sessione su un battitore si liquida quando è eliminato, quando finisce l’inning o quando raggiunge i punti richiesti.',
    'injured-batter': 'Un battitore che si ritira infortunato è liquidato su quanto fatto fino ad allora.',
    'player-balls-target':
      'Una sessione sulle palle che servono a un giocatore per un certo numero di punti si liquida a 0 palle se quei punti non sono raggiunti.',
    'partnership-continues': 'Quando un battitore si ritira, la coppia prosegue con il battitore successivo.',
    'boundaries-off-the-bat':
      'I boundary contano solo se colpiti con la mazza, battute libere comprese; i quattro e i sei corsi non contano.',
    'ball-completed': 'Una sessione su una sola palla è annullata se quella palla non è completata.',
    'six-over-boundaries': 'Una sessione sui boundary in sei over richiede almeno 6 over giocati.',
    'free-hit': 'Una sessione su una battuta libera è annullata se la partita non ne ha nessuna.',
    'dot-balls':
      'Una sessione sulle palle senza punti riguarda i primi 6 o 20 over del primo inning; sulla palla non si deve segnare alcun punto, e un wicket non ne è una.',
    'bowler-overs':
      'Una sessione su un lanciatore richiede che completi gli over indicati, almeno un over completo; se la squadra è tutta eliminata nell’ultimo di più over, quello conta come completo.',
    'bowler-runs':
      'Una sessione su un lanciatore conta solo ciò che è a suo carico: wide e no-ball compresi, bye e leg bye no.',
    'penalty-runs': 'Dal 20 marzo 2024 i punti di penalità contano in tutte le sessioni.',
    'power-play': 'Il power play sono i primi 4 over.',
    'power-surge':
      'La squadra alla battuta sceglie i suoi 2 over di power surge dopo l’over 11; un power surge mai usato è annullato.',
    'illegitimate-winnings':
      'Le scommesse vincenti trovate irregolari sono annullate; quelle perdenti restano.',
    'wrong-rate': 'Le scommesse di sessione prese a una quota errata sono annullate.',
    'result-known': 'Le scommesse fatte a risultato già noto sono eliminate.',
    'suspended-never-resumed':
      'Quando una sessione è sospesa e non riprende, valgono solo le scommesse fatte prima.',
    'toss-cutoff': 'Le scommesse sul sorteggio sono accettate fino a 1 ora prima dell’inizio della partita.',
    'result-queries': 'Ogni domanda su un risultato o una quota va posta entro 4 giorni dall’evento.',
    'match-winner':
      'Il mercato si liquida sul risultato ufficiale della partita; dove il pareggio è in offerta, è un risultato a sé; se nessuna selezione vince, il mercato è annullato.',
    'tied-match':
      'Partita pari si liquida come Sì se i punteggi sono pari a fine partita, altrimenti come No; un super over non lo cambia.',
    'toss-winner': 'Il sorteggio si liquida sulla squadra che lo vince, qualunque cosa scelga poi.',
    'retired-first-set':
      'Nel tennis la partita è annullata se un giocatore si ritira prima della fine del primo set; dopo, ha vinto l’altro giocatore.',
    'season-ended':
      'Quando una stagione di partite simulate finisce prima di una partita, ciò che resta indeciso è annullato.',
    'round-void': 'Il round è annullato e tutte le puntate sono restituite.',
    'taken-back':
      'Il giocatore ha ritirato la scommessa mentre si poteva ancora puntare; la puntata è restituita.',
    'flight-crashed': 'Una scommessa vince se è incassata prima che l’aereo voli via, altrimenti perde.',
    'flight-interrupted':
      'Quando un volo si interrompe, la puntata di una scommessa ancora in aria è restituita.',
    'draw-cancelled': 'Un’estrazione non fatta in tempo è annullata e le puntate sono restituite.',
    'panna-and-its-ank': 'Vincono il panna estratto, il suo ank e pari o dispari secondo l’ank.',
    'open-ank-then-close-ank': 'Un jodi è l’ank dell’apertura seguito da quello della chiusura.',
    'jodi-without-a-close':
      'Senza l’estrazione di chiusura, i jodi che iniziano con l’ank dell’apertura sono pagati come una scommessa Singolo.',
    operator: 'L’operatore ha dichiarato questo risultato; il motivo è nelle sue parole.',
  },
};
