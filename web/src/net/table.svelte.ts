// One seat's live table: hears the server, shows frame after frame, sends what the player does.
import type { TextArgs } from '../i18n/args';
import { same, type AnyAction as Action, type AnyEvent } from '../table/action';
import type { RefusedMove, Sent, TableCtrl } from '../table/contract';
import type {
  ChatLine,
  ClientMessage,
  Frame,
  HelpAsked,
  ServerMessage,
  TableInfo,
  Trouble,
  Welcome,
  WordsGiven,
} from '../wire/wire';
import { Acts } from './acts';
import { Advice } from './advice.svelte';
import { Asked } from './asked.svelte';
import { isOther, renew } from './build';
import { Early } from './early';
import { Learning } from './learning.svelte';
import { Previews } from './previews';
import { CHANCE, NON_PLAYER } from './nobody';
import type { Notice } from './notice';
import { FrameQueue, PATIENCE } from './queue';
import { Shown } from './shown';
import { Line, type LineState, type Wire } from './socket';
import { Takeback } from './takeback.svelte';
import { turnOf } from './turnOf';
import { watchWeather } from './weather';
import { changes, linesOf, told, type StoryLine } from '../words/story';

type Handlers = { [K in ServerMessage['type']]: (message: Extract<ServerMessage, { type: K }>) => void };

export class LiveTable extends Shown implements TableCtrl<unknown, Action, AnyEvent> {
  readonly live = true;

  #frame = $state.raw<Frame | null>(null);
  #seen = $state.raw<Frame | null>(null);
  #info = $state.raw<TableInfo | null>(null);
  #asked = new Asked();
  #worded: ClientMessage | null = null;
  /** The server has become one of another build. */
  #other = '';
  line = $state<LineState>('connecting');
  retryAt = $state<number | null>(null);
  busy = $state(false);
  resting = $state(true);
  refusal = $state.raw<RefusedMove<Action> | null>(null);
  #did: Action | null = null;
  readonly advice = new Advice();
  readonly learning = new Learning();
  wording = $state.raw<WordsGiven | null>(null);
  notice = $state.raw<Notice | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  story = $state.raw<readonly StoryLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  thinking = $state.raw<ReadonlySet<number>>(new Set());
  helpAsked = $state.raw<HelpAsked | null>(null);
  readonly takeback = new Takeback();

  #acts = new Acts((act) => this.#line.send(act));
  #early = new Early();
  #previews = new Previews((ask) => this.#line.send(ask));
  #line: Line;
  #calm: () => void;
  #queue = new FrameQueue(
    (frame) => this.#show(frame),
    (frame) => this.tellBoards(frame),
    () => {
      this.resting = true;
      this.#catchUp();
      this.#goOn();
    },
    () => document.hidden,
    () => (this.#info?.seen_to_the_end ? Infinity : PATIENCE),
    (frame) => {
      this.#seen = frame;
      this.#tell(linesOf(frame));
    },
  );

  constructor(
    readonly token: string,
    open: () => Wire,
  ) {
    super();
    this.#line = new Line({
      open,
      token,
      heard: (message) => this.#heard(message),
      state: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
      },
      urgent: () => this.#acts.waiting || (this.#frame?.sand.length ?? 0) > 0,
    });
    this.#calm = watchWeather(this.#line.check);
    this.#line.connect();
  }

  get ready() {
    return this.#frame !== null && this.#info !== null;
  }
  get frame(): Frame {
    if (!this.#frame) throw new Error('the table has not been shown yet');
    return this.#frame;
  }
  get seen(): Frame {
    return this.#seen ?? this.frame;
  }
  get info(): TableInfo {
    if (!this.#info) throw new Error('the table has not been shown yet');
    return this.#info;
  }
  /** While older frames are being shown, only what still answers the question asked of me now. */
  get legal() {
    return this.#asked.after(this.step) ? [] : this.frame.legal;
  }
  get hurry() {
    return this.#queue.hurry;
  }
  get hint() {
    return this.advice.given;
  }
  get myTurn() {
    const { me, late, active } = this;
    return !!me && !me.bot && !this.outcome && !late && !this.learning.others && active.includes(me.seat);
  }

  /** No move is on its way, everything that happened has been shown, and no more comes by itself. */
  get steady() {
    return this.ready && !this.busy && this.resting && this.learning.still(this.active);
  }

  /** The same click twice is one, unless it may be made twice; one made too early waits for its turn. */
  async send(action: Action): Promise<Sent> {
    if (!this.ready || this.#acts.all.some((act) => same(act.action, action))) return { ok: false };
    const early = this.busy || this.#asked.after(this.step) || (!this.myTurn && this.active.includes(CHANCE));
    if (early) return this.#early.keep(action);
    this.#early.forget();
    if (this.#acts.twice(action) && !this.legal.some((each) => same(each, action))) return { ok: false };
    this.busy = true;
    this.refusal = null;
    this.#did = action;
    const [act, sent] = this.#acts.begin(this.step, action);
    this.#line.send(act);
    return sent;
  }

  /** Everything that is not a move; false if the line is down, and then the player sees why. */
  say(message: ClientMessage): boolean {
    return this.#line.send(message) || (this.#notify('line-connecting'), false);
  }

  askHint(): void {
    this.advice.ask();
    this.say({ type: 'AskHint' });
  }

  /** One tap plays what was hinted, a walk step by step, as long as nothing comes between. */
  followHint(byHand: (action: Action) => boolean = () => false): void {
    this.advice.follow(byHand);
    this.#goOn();
  }

  #goOn(): void {
    const next = this.busy ? null : this.advice.next(this.legal);
    if (next) void this.send(next).then(({ ok }) => ok || this.advice.clear());
  }

  askWords = (table: boolean) => void this.#line.send((this.#worded = { type: 'AskWords', table }));

  async preview(action: Action): Promise<unknown> {
    if (!this.ready || this.help === 'purist') return null;
    return this.#previews.of(action);
  }

  sayTurn = () => this.#notify(...turnOf(this));
  skip = () => this.#queue.skip();
  connectNow = () => this.#line.now();
  clearRefusal = () => (this.refusal = null);
  clearNotice = () => (this.notice = null);
  clearHint = () => this.advice.clear();

  close(): void {
    this.#acts.failAll();
    this.#early.forget();
    this.#previews.failAll();
    this.#calm();
    this.#line.shut();
  }

  #heard(message: ServerMessage): void {
    const handle = this.#handlers[message.type] as (message: ServerMessage) => void;
    handle?.(message);
    this.busy = this.#acts.waiting;
    if (this.#other && !this.busy) renew(this.#other);
    this.#catchUp();
  }

  #catchUp(): void {
    if (!this.#early.waits) return;
    // Its round is long: by the end of it the player may mean something else.
    if (this.active.includes(NON_PLAYER)) return this.#early.forget();
    if (!this.steady) return;
    this.#early.release(this.myTurn ? this.legal : [], (action) => this.send(action));
  }

  #handlers: Handlers = {
    Welcome: (message) => this.#welcome(message),
    Update: ({ frame, can_take_back, answers, lesson }) => {
      this.takeback.can = can_take_back;
      this.learning.told(lesson);
      if (answers) this.#acts.accepted(answers);
      this.#next(frame);
    },
    Seats: ({ info }) => {
      if (this.#info) this.#tell(changes(this.#info, info, this.#asked.newest));
      this.#info = info;
    },
    Refused: ({ id, refusal }) => {
      const act = this.#acts.refused(id, refusal);
      if (act) this.refusal = { refusal, action: act.action, at: Date.now() };
    },
    LessonAnswer: ({ id, say }) => {
      if (this.#acts.failed(id)) this.learning.answered(say);
    },
    Stale: ({ id }) => {
      if (this.#acts.failed(id)) this.#notify('refused-stale');
    },
    Chat: ({ line }) => (this.chat = [...this.chat, line]),
    TakebackAsked: ({ by }) => ((this.takeback.by = by), this.clearNotice()),
    TakebackAnswered: ({ by, yes }) =>
      this.takeback.refused(by, yes, this.seat) &&
      this.#notify('takeback-refused', { player: this.name(by) }),
    HelpAsked: (asked) => (this.helpAsked = asked),
    Thinking: ({ seat, thinking }) => {
      const others = [...this.thinking].filter((each) => each !== seat);
      this.thinking = new Set(thinking ? [...others, seat] : others);
    },
    HintGiven: (hint) => this.advice.give(hint, this.#asked.newest),
    PreviewGiven: ({ id, preview }) => void this.#previews.given(id, preview),
    WordsGiven: (given) => (this.wording = given),
    Trouble: (trouble) => this.#troubled(trouble),
    Pong: () => {},
  };

  #welcome(welcome: Welcome): void {
    const first = this.#asked.newest < 0;
    if (isOther(welcome.build)) this.#other = welcome.build;
    this.#previews.failAll();
    this.#info = welcome.info;
    this.chat = welcome.chat;
    this.takeback.welcome(welcome);
    this.learning.told(welcome.lesson);
    this.story = told([], welcome.story.flatMap(linesOf));
    this.thinking = new Set();
    this.#queue.reset();
    this.#asked.reset(welcome.frame);
    this.#show((this.#seen = welcome.frame));
    if (!first) this.#notify('line-back');
    for (const act of this.#acts.again()) this.#line.send(act);
    // Their answer may be lost with the line, and the step be the same as before.
    if (this.#worded) this.#line.send(this.#worded);
  }

  #next(frame: Frame): void {
    // The same step twice is an answer told again after a reconnect: nothing new happened.
    const news = frame.step > this.#asked.newest;
    if (news) this.#asked.hear(frame);
    if (this.takeback.heard(frame)) this.clearNotice();
    this.resting = false;
    this.#queue.push(news ? frame : { ...frame, events: [] });
  }

  #show(frame: Frame): void {
    if (frame.help !== this.#frame?.help) this.helpAsked = null;
    if (frame.asked_at !== this.#frame?.asked_at) this.refusal = null;
    this.#frame = frame;
    this.advice.moved(this.#did, frame.step, frame.legal);
    this.#did = null;
  }

  #tell(lines: readonly StoryLine[]): void {
    if (lines.length) this.story = told(this.story, lines);
  }

  #troubled(trouble: Trouble): void {
    if (this.#previews.given(trouble.id, null) || this.#acts.hasty(trouble)) return;
    this.advice.asked = false;
    if (trouble.id) this.#acts.failed(trouble.id);
    if (this.#frame) this.#notify(`trouble-${trouble.code}`);
    else this.trouble = trouble;
  }

  #notify(key: string, args?: TextArgs): void {
    this.notice = { key, at: Date.now(), ...(args ? { args } : {}) };
  }
}
