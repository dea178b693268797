// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

export interface SeatsRange {
  readonly least: number;
  readonly most: number;
}

/**
 * `title` is a text key of the lessons' own words; the first lesson is the guided game.
 *
 * `clauses` are what it teaches.
 */
export interface LessonInfo {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly string[];
}

/**
 * `options` by number of players, as text keys of a JSON object; `gentle` for a first game,
 * `puzzles` by their ids. `levels` are the cards of its bots, from easy to hard; `characters` are
 * ways to play at any of them (`easy:hoarder`).
 */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: SeatsRange;
  readonly lid: Lid;
  readonly options: { readonly [key: string]: readonly Option[] };
  readonly levels: readonly Card[];
  readonly characters: readonly string[];
  readonly lessons: readonly LessonInfo[];
  readonly gentle: { readonly [key: string]: string };
  readonly puzzles: readonly string[];
}

/**
 * Who is to sit there: `me` on this device, a `friend` by link, or a bot.
 *
 * A bot is a level (`easy`), or with a character of its game (`easy:hoarder`).
 */
export interface SeatWish {
  readonly kind: 'me' | 'friend' | 'bot';
  readonly name?: string;
  readonly bot?: string;
}

/** `pace` is the time for a turn, `45s`, `5m` or `3d`: then a bot moves. Empty: no clock. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: { readonly [key: string]: string };
  readonly help?: Help;
  readonly pace?: string;
  readonly open?: boolean;
}

/** The unguessable link that holds a seat; a bot's seat has none. */
export interface SeatKey {
  readonly seat: Seat;
  readonly kind: 'me' | 'friend' | 'bot';
  readonly token: string;
}

/** Given once, to whoever set the table; `watch` is the spectators' link. */
export interface TableKeys {
  readonly table: string;
  readonly seats: readonly SeatKey[];
  readonly watch: string;
}

/**
 * `bot` is empty for a person; `here` means a browser is connected.
 *
 * `away`: not here for so long that any other player may let a bot sit in (HandOver).
 * `free`: kept for somebody who has never come.
 */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
  readonly here: boolean;
  readonly resigned: boolean;
  readonly away: boolean;
  readonly free: boolean;
}

/** How the evening stands after so many finished tables; `wins` by the seats of this one. */
export interface Tally {
  readonly rounds: number;
  readonly wins: readonly number[];
}

/**
 * The next table of the evening: who asked for it, and where each seat of this one sits.
 *
 * The same keys open it.
 */
export interface Onward {
  readonly table: string;
  readonly by: Seat;
  readonly seats: readonly Seat[];
}

/**
 * `cooperative` and `seen_to_the_end` are what the game's box says of it.
 *
 * `seed` and `share` are given once it is over; `share` lets anybody watch it again.
 * `open`: it stands on the board of the house, for anyone to take a free seat.
 * `lesson`: somebody learns here, and all others follow its script. `puzzle`: it is solved here.
 * `stand_in`: the bot that sits in for whoever is away.
 * `closed`: it can be read and not played on; its log is damaged, or of other rules.
 * `reviewable`: once it is over, it can be said where it was decided.
 * `chance`: something was dealt, drawn or thrown so far.
 */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: { readonly [key: string]: string };
  readonly help: Help;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly watchers: number;
  readonly seed: string | null;
  readonly share: string | null;
  readonly cooperative: boolean;
  readonly seen_to_the_end: boolean;
  readonly pace: string;
  readonly open: boolean;
  readonly tally: Tally | null;
  readonly onward: Onward | null;
  readonly lesson: string;
  readonly puzzle: string;
  readonly stand_in: string;
  readonly closed: '' | 'damaged' | 'rules';
  readonly reviewable: boolean;
  readonly chance: boolean;
}

/**
 * `share` is the address that friends on the same network can open; empty if only this one.
 * `disk` is how the last write went; `ok` while it is. `workers` think for the houses on a shared
 * database; with none there the house thinks itself.
 */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly share: string;
  readonly disk: 'ok' | 'full' | 'read-only' | 'failing' | 'away';
  readonly workers: number | null;
}

/** A link of this house, to be drawn as a QR code. */
export interface QrLink {
  readonly link: string;
}

/**
 * A line of "my tables"; `your_turn` and `left_ms` for the seat whose token was shown.
 *
 * `active` are the players to move; `followed`: there was another round.
 */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly step: number;
  readonly your_turn: boolean;
  readonly outcome: Outcome | null;
  readonly touched: string;
  readonly pace: string;
  readonly left_ms: number | null;
  readonly active: readonly Seat[];
  readonly followed: boolean;
  readonly cooperative: boolean;
  readonly lesson: string;
  readonly closed: '' | 'damaged' | 'rules';
  readonly puzzle: string;
}

export interface MyTokens {
  readonly tokens: readonly string[];
}

/** A new table that goes on from a step of this one, with new dice. */
export interface PlayOn {
  readonly step: number;
  readonly seats: readonly SeatWish[];
}

/** `rotate`: everybody moves up one seat, and the first becomes the last. */
export interface AnotherRound {
  readonly rotate?: boolean;
}

export interface SetOpen {
  readonly open: boolean;
}

/** A table with a free seat, open to anyone. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly options: { readonly [key: string]: string };
  readonly seats: readonly SeatInfo[];
  readonly free: number;
  readonly watchers: number;
  readonly step: number;
  readonly touched: string;
}

/** A free seat, or with `watch` a place to look on. */
export interface JoinTable {
  readonly name?: string;
  readonly watch?: boolean;
}

/** The key to it, shown only now; no seat: a place to look on. */
export interface SeatGiven {
  readonly table: string;
  readonly seat: Seat | null;
  readonly token: string;
}

/** How it stood, as text (`igroteka position`). */
export interface Position {
  readonly text: string;
}

/** What somebody did, in words. */
export interface Deed {
  readonly seat: Seat;
  readonly words: Words;
}

/**
 * Every frame of a match as one seat saw it, step 0 first.
 *
 * `deeds` are what led to each frame: null before the first move, where a step was no move,
 * and while the match runs, if it may not be told (again).
 */
export interface Replay<V = unknown, A = { readonly type: string }, E = { readonly kind: string }> {
  readonly info: TableInfo;
  readonly frames: readonly (Frame<V, A, E>)[];
  readonly deeds: readonly (Deed | null)[];
}

/** The key of this house for `pushManager.subscribe`; empty: it rings nobody. */
export interface BellOffer {
  readonly key: string;
}

/** A browser's push subscription, and the language its owner reads. */
export interface Bell {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang?: string;
}

/** Its own secret takes a subscription away: from one table, or from all of them. */
export interface BellOff {
  readonly endpoint: string;
  readonly auth: string;
  readonly table?: string;
}

/** Whether this house will ring. */
export interface BellSet {
  readonly rings: boolean;
}

export interface NewLesson {
  readonly game: string;
  readonly lesson: string;
  readonly name?: string;
}

/**
 * What is said now, page by page; with the last one a move is asked for (`acts`).
 *
 * `of` counts the pages of the whole lesson. `done`: nothing is left to do. `lost`: the lesson was
 * changed since this table began, and has to be begun anew.
 */
export interface LessonStep {
  readonly type: 'LessonStep';
  readonly lesson: string;
  readonly title: string;
  readonly pages: readonly LessonPage[];
  readonly of: number;
  readonly acts: boolean;
  readonly done: boolean;
  readonly lost: boolean;
}

export interface NewPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly name?: string;
}

/** `goal` with its `numbers` is said by the text `<game>-puzzle-<goal>`. */
export interface PuzzleInfo {
  readonly id: string;
  readonly grade: number;
  readonly goal: string;
  readonly numbers: { readonly [key: string]: number };
}

/** How an attempt stands after `used` own moves; `missed` are the numbers of what is lacking. */
export interface PuzzleStep {
  readonly type: 'PuzzleStep';
  readonly puzzle: string;
  readonly goal: string;
  readonly grade: number;
  readonly numbers: { readonly [key: string]: number };
  readonly stands: 'open' | 'solved' | 'failed';
  readonly used: number;
  readonly missed: { readonly [key: string]: number };
}

/** `done` of `steps` have been looked at; 0 of 0: nobody has asked for it yet. */
export interface Reviewed {
  readonly done: number;
  readonly steps: number;
  readonly review: Review | null;
}

/**
 * `lessons` would have helped whoever asks, the best first; none for a winner.
 *
 * `levels` are the next easier and the next harder one, with what was measured there.
 */
export interface Ending {
  readonly account: readonly Item[];
  readonly lessons: readonly string[];
  readonly levels: readonly NextLevel[];
}

/**
 * Always the first: the token travels here, never in an address.
 *
 * `back`: this page was here before, and its line broke.
 */
export interface Hello {
  readonly type: 'Hello';
  readonly token: string;
  readonly back?: boolean;
}

/** `id` makes a double click harmless; `step` is what the player was looking at. */
export interface Act<A = { readonly type: string }> {
  readonly type: 'Act';
  readonly id: string;
  readonly step: number;
  readonly action: A;
}

/** Free text, or a canned phrase by its key. */
export interface Say {
  readonly type: 'Say';
  readonly text?: string;
  readonly phrase?: '' | 'hello' | 'good-luck' | 'good-move' | 'thanks' | 'oops' | 'hurry' | 'wait' | 'good-game' | 'rematch';
}

export interface AskTakeback {
  readonly type: 'AskTakeback';
  readonly whole?: boolean;
}

export interface AnswerTakeback {
  readonly type: 'AnswerTakeback';
  readonly yes: boolean;
}

export interface Resign {
  readonly type: 'Resign';
}

/** An absent player's seat, or one's own, to a bot. */
export interface HandOver {
  readonly type: 'HandOver';
  readonly seat: Seat;
  readonly bot: string;
}

/** Back from the bot that sat in for me. */
export interface TakeSeat {
  readonly type: 'TakeSeat';
}

/** With help=coach: what would you do, and why? */
export interface AskHint {
  readonly type: 'AskHint';
}

/** Not with help=purist: what would come of this move? Nothing is played. */
export interface AskPreview<A = { readonly type: string }> {
  readonly type: 'AskPreview';
  readonly id: string;
  readonly action: A;
}

/** My moves in words, and with `table` what lies there: long, so sent only when asked for. */
export interface AskWords {
  readonly type: 'AskWords';
  readonly table?: boolean;
}

/** Less help holds at once; more help holds when every person at the table has asked for it. */
export interface SetHelp {
  readonly type: 'SetHelp';
  readonly level: Help;
}

export interface Rename {
  readonly type: 'Rename';
  readonly name: string;
}

export interface Ping {
  readonly type: 'Ping';
}

/**
 * Everything a page needs to show the table, also after a reconnect.
 *
 * `build` is the page that fits this server: one of another build loads it anew.
 */
export interface Welcome<V = unknown, A = { readonly type: string }, E = { readonly kind: string }> {
  readonly type: 'Welcome';
  readonly info: TableInfo;
  readonly frame: Frame<V, A, E>;
  readonly chat: readonly ChatLine[];
  readonly story: readonly (Frame<V, A, E>)[];
  readonly takeback_by: Seat | null;
  readonly can_take_back: boolean;
  readonly build: string;
  readonly lesson: LessonStep | PuzzleStep | null;
}

/** One step further; `story` in Welcome are the latest of these without view and legal. */
export interface Update<V = unknown, A = { readonly type: string }, E = { readonly kind: string }> {
  readonly type: 'Update';
  readonly frame: Frame<V, A, E>;
  readonly can_take_back: boolean;
  readonly answers: string;
  readonly lesson: LessonStep | PuzzleStep | null;
}

/** Somebody came, left, was renamed, resigned, or a bot sat down. */
export interface Seats {
  readonly type: 'Seats';
  readonly info: TableInfo;
}

/** The move `id` breaks a rule: which one, and why. */
export interface Refused {
  readonly type: 'Refused';
  readonly id: string;
  readonly refusal: Refusal;
}

/** The move `id` is allowed, but not what the lesson asks for: it is not made. `say`: why. */
export interface LessonAnswer {
  readonly type: 'LessonAnswer';
  readonly id: string;
  readonly say: string;
}

/** The move `id` answered a question that has passed; the newest frame is on its way. */
export interface Stale {
  readonly type: 'Stale';
  readonly id: string;
}

export interface Chat {
  readonly type: 'Chat';
  readonly line: ChatLine;
}

export interface TakebackAsked {
  readonly type: 'TakebackAsked';
  readonly by: Seat;
}

export interface TakebackAnswered {
  readonly type: 'TakebackAnswered';
  readonly by: Seat;
  readonly yes: boolean;
}

/** Somebody wants more help than now; send SetHelp with the same level to agree. */
export interface HelpAsked {
  readonly type: 'HelpAsked';
  readonly by: Seat;
  readonly level: Help;
}

/** A bot ponders, or is done. */
export interface Thinking {
  readonly type: 'Thinking';
  readonly seat: Seat;
  readonly thinking: boolean;
}

/** For the position at `step`: the actions of one thought, in words too, and the reasons. */
export interface HintGiven<A = { readonly type: string }> {
  readonly type: 'HintGiven';
  readonly step: number;
  readonly deed: readonly A[];
  readonly words: readonly Words[];
  readonly reasons: readonly Words[];
}

/** The game's own `Preview` for the question `id`; null where there is nothing to foresee. */
export interface PreviewGiven {
  readonly type: 'PreviewGiven';
  readonly id: string;
  readonly preview: unknown;
}

/**
 * A line for each of `legal` as the frame of that step has them, in the same order.
 *
 * `table` is the view of that step read aloud, empty if it was not asked for.
 */
export interface WordsGiven {
  readonly type: 'WordsGiven';
  readonly step: number;
  readonly words: readonly Words[];
  readonly table: readonly Passage[];
}

/**
 * An error for this client alone; `code` is a text key `trouble-<code>`.
 *
 * A `refusal` has the game's own words for it, such as what is wrong with a map.
 */
export interface Trouble {
  readonly type: 'Trouble';
  readonly code: 'bad-message' | 'too-large' | 'too-fast' | 'busy' | 'no-such-table' | 'wrong-token' | 'foreign-origin' | 'not-allowed' | 'no-free-seat' | 'bad-option' | 'not-found' | 'closed' | 'damaged' | 'disk' | 'database' | 'internal';
  readonly text: string;
  readonly id: string;
  readonly refusal: Refusal | null;
}

export interface Pong {
  readonly type: 'Pong';
}

/** `names` are for people; `seed` is null while the match runs. */
export interface Record {
  readonly header: Header;
  readonly entries: readonly (RawPlayed | TakenBack | Handed | Overdue | Forgiven | HelpSet | Resigned | Ruled)[];
  readonly seed: string | null;
  readonly names: readonly string[];
  readonly format: 'igroteka-record/1';
}

/**
 * `lang` is the language the page is really in, whatever was asked for.
 *
 * `told` is the clause by which each kind of happening happens.
 */
export interface RulesPage {
  readonly lang: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
  readonly short: readonly Clause[];
  readonly told: { readonly [key: string]: string };
}

/**
 * From what age and for how long, as the rulebook says; None where it says nothing.
 *
 * `measured` minutes are our own: moves a game, counted, at twelve seconds each. In a
 * `cooperative` game all win together or lose together.
 */
export interface Lid {
  readonly age: number | null;
  readonly minutes: readonly [number, number] | null;
  readonly measured: boolean;
  readonly cooperative: boolean;
}

/**
 * One choice in the lobby; values of `pattern` are welcome too.
 *
 * The first value is the default, unless another is `usual` where they go from little to much.
 * `hint` shows the form of a free value, such as `WxH`; `upload` asks the browser for a file.
 * Beside a choice that makes it `moot`, by that option's name, it is not asked for.
 */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
  readonly pattern: string | null;
  readonly hint: string;
  readonly upload: boolean;
  readonly moot: { readonly [key: string]: string };
  readonly usual: string;
}

/**
 * `slips`, `accuracy` and `won` are of a hundred; `games` is none where nobody measured.
 *
 * `below` is the level that it won against; empty where it won for itself or with its team.
 * What a game has not, memory, touch or a trembling hand, is null.
 */
export interface Card {
  readonly level: string;
  readonly slips: number;
  readonly memory: Recall | null;
  readonly accuracy: number | null;
  readonly tremor_mm: number | null;
  readonly longest_ms: number;
  readonly below: string;
  readonly won: number;
  readonly games: number;
}

export type Help = 'purist' | 'normal' | 'coach';

export type Seat = number;

/** No winners is a draw, or a lost cooperation; `reason` is a text key, `clause` the rule. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly clause: string;
  readonly scores: readonly number[];
}

/**
 * `text` is a text key; `details` are its arguments.
 *
 * What has a name of its own, such as a room or a card, is given as words and said first;
 * several are said with commas between them. A `seat` is said as `$player`.
 */
export interface Words {
  readonly text: string;
  readonly details: { readonly [key: string]: string | number | Words | readonly Words[] };
}

/**
 * The client only lights these up; `seat` is null for a spectator.
 *
 * `asked_at` is the step since when the same is asked of it: what answers an older one is late.
 * `kept` are the same events as a log may go on showing them, where that is less than was told.
 */
export interface Frame<V = unknown, A = { readonly type: string }, E = { readonly kind: string }> {
  readonly step: number;
  readonly at_ms: number;
  readonly seat: Seat | null;
  readonly active: readonly Seat[];
  readonly view: V;
  readonly legal: readonly A[];
  readonly prompt: Prompt | null;
  readonly events: readonly E[];
  readonly sand: readonly SandLeft[];
  readonly help: Help;
  readonly outcome: Outcome | null;
  readonly kept: readonly E[] | null;
  readonly turns: readonly TurnLeft[];
  readonly note: Note | null;
  readonly purpose: Words | null;
  readonly asked_at: number;
}

/** What is said and pointed at; the `number` counts from 1. */
export interface LessonPage {
  readonly number: number;
  readonly say: string;
  readonly point: readonly string[];
}

/** `together`: all win or lose with one another, so one chance is everybody's. */
export interface Review {
  readonly together: boolean;
  readonly end: readonly number[];
  readonly points: readonly Point[];
  readonly accounts: readonly Account[];
  readonly moments: readonly Moment[];
}

/**
 * `what` it was, by name, said by `words`; `seat` is whose, or null for the whole table.
 *
 * `points` are null where the game counts none for it. The points of a seat add up to its score.
 */
export interface Item {
  readonly what: string;
  readonly words: Words;
  readonly seat: Seat | null;
  readonly points: number | null;
  readonly count: number;
}

/**
 * What to change at the next table, and what was measured, in parts of a hundred.
 *
 * With a `bot` the harder of the two has `won` so many of the games between them; without one so
 * many bots have won at the set-up named by `options`.
 */
export interface NextLevel {
  readonly way: 'easier' | 'harder';
  readonly won: number;
  readonly options: { readonly [key: string]: string };
  readonly bot: string;
}

/** `seat` is null for a spectator. */
export interface ChatLine {
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly phrase: '' | 'hello' | 'good-luck' | 'good-move' | 'thanks' | 'oops' | 'hurry' | 'wait' | 'good-game' | 'rematch';
}

/** `reason` is a text key; `details` are its arguments. */
export interface Refusal {
  readonly clause: string;
  readonly reason: string;
  readonly details: { readonly [key: string]: string | number };
}

/** A heading with its lines; the first, without a heading, are facts of one line each. */
export interface Passage {
  readonly heading: string | number | Words | readonly Words[];
  readonly lines: readonly (string | number | Words | readonly Words[])[];
}

/**
 * `commitment` binds the secret seed; the first `inherited` entries came from another match.
 *
 * `pace` is the time for a turn (`60s`, `3d`); empty where nobody counts it. A `position`, as
 * text, is where it starts instead of where the options say; a `lesson` is what it is played for.
 * A `puzzle` is what is to be solved from there.
 */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [key: string]: string };
  readonly commitment: string;
  readonly help: Help;
  readonly inherited: number;
  readonly pace: string;
  readonly lesson: string;
  readonly position: string;
  readonly puzzle: string;
}

/** As it comes from disk, before the game has read the action. */
export interface RawPlayed {
  readonly entry: 'played';
  readonly at_ms: number;
  readonly seat: Seat;
  readonly action: { readonly [key: string]: unknown };
}

/** All agreed: the position before step `to` holds again. */
export interface TakenBack {
  readonly entry: 'takenback';
  readonly at_ms: number;
  readonly seat: Seat;
  readonly to: number;
}

/** A seat goes to a bot (`search:standard`), or back to its person (empty). */
export interface Handed {
  readonly entry: 'handed';
  readonly at_ms: number;
  readonly seat: Seat;
  readonly to: string;
}

/** The seat's time is up: that bot moves for it until its turn is over. */
export interface Overdue {
  readonly entry: 'overdue';
  readonly at_ms: number;
  readonly seat: Seat;
  readonly bot: string;
}

/** The seat's line was broken while sand ran: so much of it is given back. */
export interface Forgiven {
  readonly entry: 'forgiven';
  readonly at_ms: number;
  readonly seat: Seat;
  readonly ms: number;
}

export interface HelpSet {
  readonly entry: 'helpset';
  readonly at_ms: number;
  readonly level: Help;
}

export interface Resigned {
  readonly entry: 'resigned';
  readonly at_ms: number;
  readonly seat: Seat;
}

/** From here on by that version of the rules, by which all before comes out alike. */
export interface Ruled {
  readonly entry: 'ruled';
  readonly at_ms: number;
  readonly version: number;
}

export interface Section {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** `last`: the newest `keep` facts; `fading`: a fact survives each step with odds `keep` %. */
export interface Recall {
  readonly kind: 'perfect' | 'last' | 'fading';
  readonly keep: number;
}

/** `text` is a text key; `details` are its arguments. */
export interface Prompt {
  readonly text: string;
  readonly details: { readonly [key: string]: string | number };
}

export interface SandLeft {
  readonly name: string;
  readonly ms: number;
  readonly left_ms: number;
}

/** Of a seat's turn: `runs` while it is waited for; `late` once a bot moves for it instead. */
export interface TurnLeft {
  readonly seat: Seat;
  readonly ms: number;
  readonly left_ms: number;
  readonly runs: boolean;
  readonly late: boolean;
}

/** What this step was, where it was no move: sand given back, time up, a move undone. */
export interface Note {
  readonly kind: 'forgiven' | 'overdue' | 'taken-back';
  readonly seat: Seat;
  readonly ms: number;
}

/**
 * Before a step: every seat's chance in parts of ten thousand; what the step then was to each.
 *
 * `seat` acted. `hand` is empty but where gravity answered: what that hand let fall. What none of
 * them accounts for is what the others did.
 */
export interface Point {
  readonly step: number;
  readonly seat: number;
  readonly values: readonly number[];
  readonly luck: readonly number[];
  readonly skill: readonly number[];
  readonly hand: readonly number[];
}

/**
 * One seat's: `initial` + `luck` + `skill` + `hand` + `others` = `final`, to the last part.
 *
 * Luck is what chance, sand, non-players and the unknown did; skill what its own choices cost,
 * hand what fell under its hand.
 */
export interface Account {
  readonly initial: number;
  readonly final: number;
  readonly luck: number;
  readonly skill: number;
  readonly others: number;
  readonly choices: number;
  readonly slips: number;
  readonly errors: number;
  readonly blunders: number;
  readonly hand: number;
}

/** The chance of `seat` went from `before` to `after`; `deed` was better, told in words too. */
export interface Moment {
  readonly step: number;
  readonly seat: number;
  readonly label: 'slip' | 'error' | 'blunder' | 'fell' | 'lucky' | 'unlucky';
  readonly before: number;
  readonly after: number;
  readonly played: readonly Words[];
  readonly deed: readonly unknown[];
  readonly better: readonly Words[];
  readonly reasons: readonly Words[];
}

export type ClientMessage<A = { readonly type: string }> =
  | Hello
  | Act<A>
  | Say
  | AskTakeback
  | AnswerTakeback
  | Resign
  | HandOver
  | TakeSeat
  | AskHint
  | AskPreview<A>
  | AskWords
  | SetHelp
  | Rename
  | Ping;

export type ServerMessage<V = unknown, A = { readonly type: string }, E = { readonly kind: string }> =
  | Welcome<V, A, E>
  | Update<V, A, E>
  | Seats
  | Refused
  | LessonAnswer
  | Stale
  | Chat
  | TakebackAsked
  | TakebackAnswered
  | HelpAsked
  | Thinking
  | HintGiven<A>
  | PreviewGiven
  | WordsGiven
  | Trouble
  | Pong;
