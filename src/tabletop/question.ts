/** One answer to a question, as data. What is not there is not spoken of. */
export interface OptionData {
  /** What the answer does. */
  verb: string;
  /** The die it is about, by its number on the table. */
  die?: number;
  /** The card it is about, by its place on the table. */
  card?: number;
  /** What it costs. */
  cost?: number;
}

/** What somebody is asked, as data: enough to light dice and cards and to word the answers. */
export interface QuestionData<
  Kind extends string = string,
  Seat extends number = number,
  Option extends OptionData = OptionData,
> {
  kind: Kind;
  seat: Seat;
  /** The id of the rule that asks, for people. */
  why: string;
  options: readonly Option[];
}
