/** The supported part of Typesense's collection schema (typesense.org/docs, "Create a collection"). */
export type FieldType =
  | 'string'
  | 'int32'
  | 'int64'
  | 'float'
  | 'bool'
  | 'geopoint'
  | 'string[]'
  | 'int32[]'
  | 'int64[]'
  | 'float[]'
  | 'bool[]';

export type CollectionField = {
  readonly name: string;
  readonly type: FieldType;
  readonly facet?: boolean;
  readonly optional?: boolean;
  /** False: kept in documents, but neither searched, filtered, counted nor sorted by. */
  readonly index?: boolean;
  /** Numbers and booleans are sortable by default, strings are not. */
  readonly sort?: boolean;
};

export type CollectionSchema = {
  readonly name: string;
  readonly fields: readonly CollectionField[];
  readonly default_sorting_field?: string;
  readonly token_separators?: readonly string[];
  readonly symbols_to_index?: readonly string[];
};

/** A document as imported and returned in hits; fields outside the schema are stored but not indexed. */
export type SearchDocument = { readonly id: string; readonly [field: string]: unknown };
