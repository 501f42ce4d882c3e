/** Options of a choice, in the order they are offered. */
export interface Option {
  value: string
  label: string
}

interface FieldBase {
  /** Indonesian, as the inspector shows it. */
  label: string
  /** One sentence under the input. */
  hint?: string
  /** Shown only while the section's layout is one of these; its value is kept in every layout. */
  layouts?: readonly string[]
  /** A label of its own for a layout, where the same value plays another part ("Nama" of a quote). */
  labelByLayout?: Readonly<Record<string, string>>
  /** Where the inspector groups it. Default `content`. */
  group?: 'content' | 'look' | 'behaviour'
}

export interface TextField extends FieldBase {
  kind: 'text'
  /** Hard limit in characters, the schema's. */
  maxLength: number
  /** Up to here it reads best; beyond, the meter turns amber and nothing is refused. */
  bestLength?: number
  isMultiline?: boolean
  /** Not drawn as a text of its own, so there is nothing to edit in place: a phone number, a phrase of the title. */
  isUndrawn?: boolean
  /** Whole texts to insert with a click. */
  examples?: readonly string[]
}

export interface RichTextField extends FieldBase {
  kind: 'richText'
  maxLength: number
  bestLength?: number
  examples?: readonly string[]
}

export interface NumberField extends FieldBase {
  kind: 'number'
  min: number
  max: number
  /** What the number counts, as shown after it: `menit`. */
  unit?: string
}

export interface ToggleField extends FieldBase {
  kind: 'toggle'
}

export interface ChoiceField extends FieldBase {
  kind: 'choice'
  options: readonly Option[]
}

/** The layout of the section: offered in its toolbar too, each option with a thumbnail drawn by the section. */
export interface LayoutField extends FieldBase {
  kind: 'layout'
  options: readonly Option[]
}

export interface ImageField extends FieldBase {
  kind: 'image'
}

export interface VideoField extends FieldBase {
  kind: 'video'
}

export interface IconField extends FieldBase {
  kind: 'icon'
}

export interface LinkField extends FieldBase {
  kind: 'link'
}

/** Label, target, style and note of one button. */
export interface CtaField extends FieldBase {
  kind: 'cta'
  /** Follows each part's label: "Label tombol kedua" for `kedua`. */
  suffix?: string
}

/** An instant, typed in WIB. */
export interface InstantField extends FieldBase {
  kind: 'instant'
}

/** Several values under one heading. */
export interface GroupField extends FieldBase {
  kind: 'group'
  fields: FieldsOf<Record<string, unknown>>
}

/** Records of the catalogue by a rule, or none. */
export interface ListingField extends FieldBase {
  kind: 'listing'
}

/** A list of items, each with an id and the fields below. */
export interface ListField extends FieldBase {
  kind: 'list'
  /** What one item is called: "Kartu" gives "Kartu 1", "Kartu 2". */
  itemLabel: string
  min: number
  max: number
  /** The key of a listing: while that lists records, the items are kept and not drawn. */
  replacedBy?: string
  /** The key whose text names an item when it is folded, and which pasted lines fill. */
  titleKey: string
  /** A new item without its id. */
  newItem: Readonly<Record<string, unknown>>
  /** Default "Tambah item". */
  addLabel?: string
  fields: Readonly<Record<string, Field>>
}

export type Field =
  | TextField
  | RichTextField
  | NumberField
  | ToggleField
  | ChoiceField
  | LayoutField
  | ImageField
  | VideoField
  | IconField
  | LinkField
  | CtaField
  | InstantField
  | GroupField
  | ListingField
  | ListField

export type FieldKind = Field['kind']

/** One field for every key of a content, ids apart: a key without an editor does not compile. */
export type FieldsOf<Content> = { readonly [Key in Exclude<keyof Content, 'id'> & string]: Field }
