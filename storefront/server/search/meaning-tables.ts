import type { IndexDefinition } from "./index-definition.ts";
import { createSynonymTable, type SynonymTable, sharedMeanings } from "./synonyms.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

type MeaningSettings = Pick<IndexDefinition, "synonyms" | "meanings" | "unsold" | "kin">;

/** What words mean by themselves, whatever an index holds. */
export interface MeaningTables {
  readonly synonyms: SynonymTable;
  /** The single words among them, which need be in no record. */
  readonly meaningWords: Vocabulary;
  /** For a name of what is not sold what is near. */
  readonly unsold: SynonymTable;
  /** The names among them that are one word. */
  readonly unsoldNames: Vocabulary;
  /** For a kind what is nearest to it. */
  readonly kin: SynonymTable;
}

/** What was made last: the indexes of a shop have the same words, and one copy of their tables is two megabytes. */
let made: { readonly of: MeaningSettings; readonly tables: MeaningTables } | undefined;

/** The tables of an index's words. Nobody may change them, nor the settings that they are made of. */
export function meaningTables({ synonyms, meanings, unsold, kin }: MeaningSettings): MeaningTables {
  const { of } = made ?? {};
  if (made && of?.synonyms === synonyms && of?.meanings === meanings && of?.unsold === unsold && of?.kin === kin)
    return made.tables;
  const synonymTable = createSynonymTable(synonyms ?? [], meanings);
  const unsoldTable = createSynonymTable([], unsold);
  const tables = {
    synonyms: synonymTable,
    meaningWords: createVocabulary(singleWords(synonymTable)),
    unsold: unsoldTable,
    unsoldNames: createVocabulary(singleWords(unsoldTable)),
    kin: createSynonymTable([], sharedMeanings(synonyms ?? [], kin ?? {})),
  };
  made = { of: { synonyms, meanings, unsold, kin }, tables };
  return tables;
}

const singleWords = (table: SynonymTable): string[] => [...table.keys()].filter((phrase) => !phrase.includes(" "));
