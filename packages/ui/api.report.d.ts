// Written by "npm run api -w @naikkelas/ui" from the built declarations. Do not edit.
// ── @naikkelas/ui/accordion
declare function Accordion({ className, ...rest }: AccordionProps): import("react").JSX.Element;
declare function AccordionItem({ title, className, children, ...rest }: AccordionItemProps): import("react").JSX.Element;
interface AccordionItemProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> {
    title: ReactNode;
    name?: string | undefined;
    open?: boolean | undefined;
    ref?: Ref<HTMLDetailsElement> | undefined;
}
interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
    ref?: Ref<HTMLDivElement> | undefined;
}
declare const accordionVariants: (props?: import("class-variance-authority/types").ClassProp | undefined) => string;

// ── @naikkelas/ui/alert
declare function Alert({ tone, title, word, action, end, isLive, className, children, ...rest }: AlertProps): import("react").JSX.Element;
interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
    tone?: "danger" | "info" | "ok" | "warn" | undefined;
    title?: ReactNode | undefined;
    word?: string | undefined;
    action?: ReactNode | undefined;
    end?: ReactNode | undefined;
    isLive?: boolean | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
type AlertVariants = VariantProps<typeof alertVariants>;
declare const alertColors: {
    info: string;
    ok: string;
    warn: string;
    danger: string;
};
declare const alertVariants: (props?: ({
    tone?: "danger" | "info" | "ok" | "warn" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/app-shell
declare function AppShell({ sidebar, skipLabel, className, children, ...rest }: AppShellProps): import("react").JSX.Element;
interface AppShellProps extends HTMLAttributes<HTMLDivElement> {
    sidebar: ReactNode;
    children: ReactNode;
    skipLabel?: string | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}

// ── @naikkelas/ui/avatar
declare function Avatar({ name, src, size, isDecorative, className, ...rest }: AvatarProps): import("react").JSX.Element;
declare function AvatarGroup({ label, people, max, size, labels, className, ...rest }: AvatarGroupProps): import("react").JSX.Element;
interface AvatarGroupLabels {
    others: (count: number) => string;
}
interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
    label: string;
    people: readonly {
        name: string;
        src?: string | undefined;
    }[];
    max?: number | undefined;
    size?: "lg" | "md" | "sm" | undefined;
    labels?: AvatarGroupLabels | undefined;
    ref?: Ref<HTMLUListElement> | undefined;
}
interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    name: string;
    src?: string | undefined;
    size?: "lg" | "md" | "sm" | undefined;
    isDecorative?: boolean | undefined;
    ref?: Ref<HTMLSpanElement> | undefined;
}
type AvatarVariants = VariantProps<typeof avatarVariants>;
declare const avatarGroupLabelsEn: AvatarGroupLabels;
declare const avatarGroupLabelsId: AvatarGroupLabels;
declare const avatarVariants: (props?: ({
    size?: "lg" | "md" | "sm" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/badge
declare function Badge({ tone, icon, className, children, ...rest }: BadgeProps): import("react").JSX.Element;
interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
    tone?: "accent" | "danger" | "highlight" | "info" | "neutral" | "ok" | "warn" | undefined;
    icon?: ReactNode | undefined;
    ref?: Ref<HTMLSpanElement> | undefined;
}
type BadgeVariants = VariantProps<typeof badgeVariants>;
declare const badgeVariants: (props?: ({
    tone?: "accent" | "danger" | "highlight" | "info" | "neutral" | "ok" | "warn" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/breadcrumb
declare function Breadcrumb({ items, label, Link, ...rest }: BreadcrumbProps): import("react").JSX.Element;
interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    items: readonly Crumb[];
    label?: string | undefined;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
interface Crumb {
    label: string;
    href?: string | undefined;
}
declare const breadcrumbVariants: (props?: import("class-variance-authority/types").ClassProp | undefined) => string;

// ── @naikkelas/ui/button
declare function Button({ variant, size, isLoading, isFullWidth, iconStart, iconEnd, asChild, type, className, children, onClick, ...rest }: ButtonProps): import("react").JSX.Element;
interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
    variant?: "cta" | "danger" | "primary" | "quiet" | "secondary" | undefined;
    size?: "lg" | "md" | "page" | "sm" | undefined;
    isLoading?: boolean | undefined;
    isFullWidth?: boolean | undefined;
    iconStart?: ReactNode | undefined;
    iconEnd?: ReactNode | undefined;
    asChild?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
}
type ButtonVariants = VariantProps<typeof buttonVariants>;
declare const buttonVariants: (props?: ({
    variant?: "cta" | "danger" | "primary" | "quiet" | "secondary" | null | undefined;
    size?: "lg" | "md" | "page" | "sm" | null | undefined;
    isFullWidth?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/card
declare function Card({ as, padding, isInteractive, isSelected, className, ref, ...rest }: CardProps): import("react").JSX.Element;
interface CardProps extends HTMLAttributes<HTMLElement> {
    as?: "article" | "aside" | "div" | "li" | "section" | undefined;
    padding?: "lg" | "md" | "none" | "sm" | undefined;
    isInteractive?: boolean | undefined;
    isSelected?: boolean | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type CardVariants = VariantProps<typeof cardVariants>;
declare const cardVariants: (props?: ({
    padding?: "lg" | "md" | "none" | "sm" | null | undefined;
    isInteractive?: boolean | null | undefined;
    isSelected?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/carousel
declare function Carousel({ label, size, labels, className, style, children, ...rest }: CarouselProps): import("react").JSX.Element;
interface CarouselLabels {
    previous: string;
    next: string;
}
interface CarouselProps extends HTMLAttributes<HTMLDivElement> {
    label: string;
    size?: "lg" | "md" | "sm" | undefined;
    labels?: CarouselLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare const carouselLabelsEn: CarouselLabels;
declare const carouselLabelsId: CarouselLabels;

// ── @naikkelas/ui/checkbox
declare function Checkbox({ label, hint, isMixed, isLabelHidden, className, style, readOnly, id, ref, ...rest }: CheckboxProps): import("react").JSX.Element;
interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "type"> {
    label: ReactNode;
    hint?: ReactNode | undefined;
    isMixed?: boolean | undefined;
    isLabelHidden?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}

// ── @naikkelas/ui/color-input
declare function ColorInput({ value: given, defaultValue, onChange, onValueChange, onRefuse, presets, labels, presetsLabel, isDisabled, disabled, readOnly, name, className, style, onBlur, ref, ...control }: ColorInputProps): import("react").JSX.Element;
interface ColorInputLabels {
    presets: string;
    choose: string;
    wrong: string;
}
interface ColorInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "defaultValue" | "onChange" | "size" | "type" | "value">, ControlValueProps<string> {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    onRefuse?: ((typed: string | null) => void) | undefined;
    presets?: readonly ColorPreset[] | undefined;
    labels?: ColorInputLabels | undefined;
    presetsLabel?: string | undefined;
    isDisabled?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
interface ColorPreset {
    value: string;
    label: string;
}
declare const colorInputLabelsEn: ColorInputLabels;
declare const colorInputLabelsId: ColorInputLabels;

// ── @naikkelas/ui/combobox
declare function Combobox({ options, value: given, defaultValue, onChange, onValueChange, onSearch, isLoading, canClear, name, form, isDisabled, disabled, readOnly, labels, className, style, onClick, onKeyDown, onBlur, ref, ...control }: ComboboxProps): import("react").JSX.Element;
interface ComboboxLabels {
    options: string;
    clear: string;
    searching: string;
    none: (typed: string) => string;
    count: (count: number) => string;
    choose: string;
}
interface ComboboxOption {
    value: string;
    label: string;
    hint?: ReactNode | undefined;
    words?: string | undefined;
    disabled?: boolean | undefined;
    isDisabled?: boolean | undefined;
}
interface ComboboxProps extends Omit<InputProps, "defaultValue" | "end" | "onChange" | "start" | "type" | "value">, ControlValueProps<string | null> {
    options: readonly ComboboxOption[];
    onSearch?: ((typed: string) => void) | undefined;
    isLoading?: boolean | undefined;
    canClear?: boolean | undefined;
    isDisabled?: boolean | undefined;
    labels?: ComboboxLabels | undefined;
}
declare const comboboxLabelsEn: ComboboxLabels;
declare const comboboxLabelsId: ComboboxLabels;

// ── @naikkelas/ui/command-menu
interface Command {
    id: string;
    label: string;
    group: string;
    words?: string | undefined;
    icon?: ReactNode | undefined;
    hint?: ReactNode | undefined;
    run: () => void;
}
declare function CommandMenu({ commands, onClose, onSearch, isLoading, labels, title, label, placeholder, emptyText, ...rest }: CommandMenuProps): import("react").JSX.Element;
interface CommandMenuLabels {
    title: string;
    field: string;
    placeholder: string;
    searching: string;
    none: (typed: string) => string;
    count: (count: number) => string;
}
interface CommandMenuProps extends Omit<DialogContentProps, "children" | "onCloseAutoFocus" | "title"> {
    commands: readonly Command[];
    onClose: () => void;
    onSearch?: ((typed: string) => void) | undefined;
    isLoading?: boolean | undefined;
    labels?: CommandMenuLabels | undefined;
    title?: string | undefined;
    label?: string | undefined;
    placeholder?: string | undefined;
    emptyText?: ((typed: string) => string) | undefined;
}
interface Findable {
    label: string;
    words?: string | undefined;
}
declare const commandMenuLabelsEn: CommandMenuLabels;
declare const commandMenuLabelsId: CommandMenuLabels;
declare function matchingCommands<Found extends Findable>(commands: readonly Found[], typed: string): Found[];

// ── @naikkelas/ui/confirm-dialog
declare function ConfirmDialog({ isOpen, onOpenChange, title, description, confirmLabel, cancelLabel, closeLabel, variant, onConfirm, errorMessage, children, ...rest }: ConfirmDialogProps): import("react").JSX.Element;
interface ConfirmDialogProps extends Omit<DialogContentProps, "footer" | "isDismissible" | "isTitleHidden" | "placement" | "size"> {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    title: ReactNode;
    description?: ReactNode | undefined;
    confirmLabel?: string | undefined;
    cancelLabel?: string | undefined;
    closeLabel?: string | undefined;
    variant?: "danger" | "primary" | undefined;
    onConfirm: () => void | Promise<void>;
    errorMessage?: ((error: Error) => string) | undefined;
    children?: ReactNode | undefined;
}

// ── @naikkelas/ui/container
declare function Container({ as, width, hasMargin, className, ref, ...rest }: ContainerProps): import("react").JSX.Element;
interface ContainerProps extends HTMLAttributes<HTMLElement> {
    as?: "article" | "div" | "footer" | "header" | "main" | undefined;
    width?: "bleed" | "content" | "narrow" | "text" | undefined;
    hasMargin?: boolean | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type ContainerVariants = VariantProps<typeof containerVariants>;
declare const containerVariants: (props?: ({
    width?: "bleed" | "content" | "narrow" | "text" | null | undefined;
    hasMargin?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/copy-button
declare function CopyButton({ text, what, isHiddenWithoutScript, onCopied, labels, className, style, onClick, ...rest }: CopyButtonProps): import("react").JSX.Element;
interface CopyButtonLabels {
    copy: string;
    copied: string;
    refused: string;
}
interface CopyButtonProps extends Omit<ButtonProps, "asChild" | "children" | "iconEnd" | "iconStart" | "isFullWidth" | "isLoading" | "type"> {
    text: string;
    what?: string | undefined;
    isHiddenWithoutScript?: boolean | undefined;
    onCopied?: (() => void) | undefined;
    labels?: CopyButtonLabels | undefined;
}
declare const copyButtonLabelsEn: CopyButtonLabels;
declare const copyButtonLabelsId: CopyButtonLabels;

// ── @naikkelas/ui/currency-input
declare function CurrencyInput({ value, defaultValue, onChange, onValueChange, min, max, labels, onBlur, className, style, ref, ...rest }: CurrencyInputProps): import("react").JSX.Element;
interface CurrencyInputLabels {
    sign: string;
    unit: string;
    atLeast: (amount: string) => string;
    atMost: (amount: string) => string;
    whole: string;
}
interface CurrencyInputProps extends Omit<InputProps, "defaultValue" | "inputMode" | "max" | "min" | "onChange" | "start" | "step" | "type" | "value">, ControlValueProps<number | null> {
    value?: number | null | undefined;
    defaultValue?: number | null | undefined;
    onValueChange?: ((value: number | null) => void) | undefined;
    min?: number | undefined;
    max?: number | undefined;
    labels?: CurrencyInputLabels | undefined;
}
declare const currencyInputLabelsEn: CurrencyInputLabels;
declare const currencyInputLabelsId: CurrencyInputLabels;

// ── @naikkelas/ui/data-table
declare function DataTable<Row extends object>({ caption, columns, rows, idOf, nameOf, detailsOf, sort, onSortChange, hiddenColumns, defaultHiddenColumns, onHiddenColumnsChange, selectedIds, onSelectedIdsChange, bulkActions, isSelectable, onOpen, isKeysScreenWide, onKeysScreenWideChange, toolbar, isLoading, error, empty, paging, labels, className, onKeyDown, ref, ...rest }: DataTableProps<Row>): import("react").JSX.Element;
interface DataTableColumn<Row> {
    id: string;
    header: string;
    cell: (row: Row) => ReactNode;
    align?: "center" | "end" | "start" | undefined;
    isSortable?: boolean | undefined;
    canHide?: boolean | undefined;
    isActions?: boolean | undefined;
    isWideOnly?: boolean | undefined;
}
interface DataTableLabels {
    columns: string;
    order: string;
    orderBy: (column: string, direction: "ascending" | "descending") => string;
    noOrder: string;
    selectAll: string;
    select: (row: string) => string;
    bulk: string;
    selected: (count: number, unseen: number) => string;
    clear: string;
    loading: string;
    empty: string;
    failed: string;
    stale: string;
    retry: string;
    pages: string;
    previous: string;
    next: string;
    keys: string;
    keyWalk: string;
    keySelect: string;
    keyOpen: string;
    keySearch: string;
    keyHelp: string;
    keysEverywhere: string;
    keysEverywhereHint: string;
}
interface DataTablePaging {
    onPrevious?: (() => void) | undefined;
    onNext?: (() => void) | undefined;
    summary?: ReactNode | undefined;
}
interface DataTableProps<Row extends object> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    caption: string;
    columns: readonly DataTableColumn<Row>[];
    rows: readonly Row[];
    idOf: (row: Row) => string;
    nameOf: (row: Row) => string;
    detailsOf?: ((row: Row) => ReactNode) | undefined;
    sort?: DataTableSort | null | undefined;
    onSortChange?: ((sort: DataTableSort | null) => void) | undefined;
    hiddenColumns?: readonly string[] | undefined;
    defaultHiddenColumns?: readonly string[] | undefined;
    onHiddenColumnsChange?: ((columnIds: readonly string[]) => void) | undefined;
    selectedIds?: readonly string[] | undefined;
    onSelectedIdsChange?: ((rowIds: readonly string[]) => void) | undefined;
    isSelectable?: boolean | undefined;
    bulkActions?: ((selectedIds: readonly string[]) => ReactNode) | undefined;
    onOpen?: ((row: Row) => void) | undefined;
    isKeysScreenWide?: boolean | undefined;
    onKeysScreenWideChange?: ((isScreenWide: boolean) => void) | undefined;
    toolbar?: ReactNode | undefined;
    isLoading?: boolean | undefined;
    error?: {
        message: string;
        onRetry: () => void;
    } | undefined;
    empty?: ReactNode | undefined;
    paging?: DataTablePaging | undefined;
    labels?: DataTableLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface DataTableSort {
    columnId: string;
    direction: "ascending" | "descending";
}
declare const dataTableLabelsEn: DataTableLabels;
declare const dataTableLabelsId: DataTableLabels;

// ── @naikkelas/ui/date-picker
declare function Calendar({ value, onValueChange, min, max, hasAutoFocus, labels, className, ...rest }: CalendarProps): import("react").JSX.Element;
interface CalendarLabels {
    previousMonth: string;
    nextMonth: string;
    weekdays: readonly [
        string,
        string,
        string,
        string,
        string,
        string,
        string
    ];
    months: readonly [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
    ];
    month: (month: string, year: string) => string;
    day: (parts: {
        weekday: string;
        date: number;
        month: string;
        year: string;
    }) => string;
}
interface CalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    value: string;
    onValueChange: (value: string) => void;
    min?: string | undefined;
    max?: string | undefined;
    hasAutoFocus?: boolean | undefined;
    labels?: CalendarLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function DatePicker({ value, defaultValue, onChange, onValueChange, min, max, isDisabled, disabled, readOnly, labels, calendarLabel, size, className, style, onBlur, onInvalid, ref, ...rest }: DatePickerProps): import("react").JSX.Element;
interface DatePickerLabels extends CalendarLabels {
    open: string;
    calendar: string;
    chosen: (day: string) => string;
    placeholder: string;
    unreadable: string;
    fourDigits: string;
    noMonth: (month: number) => string;
    noDay: (month: {
        month: string;
        year: string;
        last: number;
    }) => string;
    tooEarly: (first: string) => string;
    tooLate: (last: string) => string;
}
interface DatePickerProps extends Omit<InputProps, "defaultValue" | "end" | "max" | "min" | "onChange" | "start" | "step" | "type" | "value">, ControlValueProps<string> {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    min?: string | undefined;
    max?: string | undefined;
    isDisabled?: boolean | undefined;
    labels?: DatePickerLabels | undefined;
    calendarLabel?: string | undefined;
}
declare const datePickerLabelsEn: DatePickerLabels;
declare const datePickerLabelsId: DatePickerLabels;
declare function dayWords(day: Day, labels?: CalendarLabels): string;
declare function monthWords(day: Day, labels?: CalendarLabels): string;
declare function todayInJakarta(now?: number): Day;
declare function writtenDay(value: string): string;

// ── @naikkelas/ui/date-range-picker
interface DateRange {
    from: Day;
    until: Day;
}
declare function DateRangePicker({ value, defaultValue, onChange, onValueChange, min, max, labels, presets, required, disabled, readOnly, size, className, style, onBlur, onInvalid, ref, ...rest }: DateRangePickerProps): import("react").JSX.Element;
interface DateRangePickerLabels {
    day: DatePickerLabels;
    from: string;
    until: string;
    openFrom: string;
    openUntil: string;
    presets: string;
    turnedRound: string;
    last7: string;
    last30: string;
    thisMonth: string;
}
interface DateRangePickerProps extends Omit<InputProps, "defaultValue" | "end" | "max" | "min" | "onChange" | "start" | "step" | "type" | "value">, ControlValueProps<DateRange> {
    value?: DateRange | undefined;
    defaultValue?: DateRange | undefined;
    onValueChange?: ((value: DateRange) => void) | undefined;
    min?: string | undefined;
    max?: string | undefined;
    presets?: readonly DateRangePreset[] | undefined;
    labels?: DateRangePickerLabels | undefined;
}
interface DateRangePreset {
    label: string;
    range: (today: Day) => DateRange;
}
declare const dateRangePickerLabelsEn: DateRangePickerLabels;
declare const dateRangePickerLabelsId: DateRangePickerLabels;
declare function usualPresets(labels: DateRangePickerLabels): readonly DateRangePreset[];

// ── @naikkelas/ui/date-time-picker
declare function DateTimePicker({ value, defaultValue, onChange, onValueChange, min, max, step, zone, required, disabled, readOnly, labels, size, className, style, onBlur, onInvalid, ref, ...rest }: DateTimePickerProps): import("react").JSX.Element;
interface DateTimePickerLabels {
    day: DatePickerLabels;
    time: TimePickerLabels;
    timeField: string;
    noTime: string;
    noDay: string;
}
interface DateTimePickerProps extends Omit<InputProps, "defaultValue" | "end" | "max" | "min" | "onChange" | "start" | "step" | "type" | "value">, ControlValueProps<string> {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    min?: string | undefined;
    max?: string | undefined;
    step?: number | undefined;
    zone?: string | undefined;
    labels?: DateTimePickerLabels | undefined;
}
declare const dateTimePickerLabelsEn: DateTimePickerLabels;
declare const dateTimePickerLabelsId: DateTimePickerLabels;

// ── @naikkelas/ui/description-list
declare function DescriptionItem({ term, className, children, ...rest }: DescriptionItemProps): import("react").JSX.Element;
interface DescriptionItemProps extends HTMLAttributes<HTMLDivElement> {
    term: ReactNode;
    children: ReactNode;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function DescriptionList({ className, ...rest }: DescriptionListProps): import("react").JSX.Element;
interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
    children: ReactNode;
    ref?: Ref<HTMLDListElement> | undefined;
}

// ── @naikkelas/ui/dialog
declare function Dialog({ isOpen, onOpenChange, children }: DialogProps): import("react").JSX.Element;
declare function DialogClose(props: DialogTriggerProps): import("react").JSX.Element;
declare function DialogContent({ title, description, footer, placement, size, isTitleHidden, isDismissible, closeLabel, onOpenAutoFocus, onCloseAutoFocus, children, className, ...rest }: DialogContentProps): import("react").JSX.Element;
interface DialogContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
    title: ReactNode;
    description?: ReactNode | undefined;
    footer?: ReactNode | undefined;
    placement?: "bottom" | "center" | "end" | undefined;
    size?: "lg" | "md" | "sm" | "xl" | undefined;
    isTitleHidden?: boolean | undefined;
    isDismissible?: boolean | undefined;
    closeLabel?: string | undefined;
    onOpenAutoFocus?: ((event: Event) => void) | undefined;
    onCloseAutoFocus?: ((event: Event) => void) | undefined;
    children?: ReactNode | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface DialogProps {
    isOpen?: boolean | undefined;
    onOpenChange?: ((isOpen: boolean) => void) | undefined;
    children: ReactNode;
}
declare function DialogTrigger(props: DialogTriggerProps): import("react").JSX.Element;
interface DialogTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
    ref?: Ref<HTMLButtonElement> | undefined;
}

// ── @naikkelas/ui/divider
declare function Divider({ orientation, label, className, ref, ...rest }: DividerProps): import("react").JSX.Element;
interface DividerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    orientation?: "horizontal" | "vertical" | undefined;
    label?: string | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type DividerVariants = VariantProps<typeof dividerVariants>;
declare const dividerVariants: (props?: ({
    orientation?: "horizontal" | "vertical" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/dropdown-menu
declare function DropdownMenu({ isOpen, onOpenChange, children }: DropdownMenuProps): import("react").JSX.Element;
declare function DropdownMenuCheckboxItem({ isChecked, isDisabled, disabled, className, children, ...rest }: DropdownMenuCheckboxItemProps): import("react").JSX.Element;
interface DropdownMenuCheckboxItemProps extends AnyItemProps {
    isChecked: boolean;
    onCheckedChange: (isChecked: boolean) => void;
}
declare function DropdownMenuContent({ align, className, ...rest }: DropdownMenuContentProps): import("react").JSX.Element;
interface DropdownMenuContentProps extends PartProps {
    align?: "center" | "end" | "start" | undefined;
    side?: "bottom" | "left" | "right" | "top" | undefined;
    onCloseAutoFocus?: ((event: Event) => void) | undefined;
    children: ReactNode;
}
declare function DropdownMenuItem({ icon, shortcut, isDanger, isDisabled, disabled, asChild, className, children, ...rest }: DropdownMenuItemProps): import("react").JSX.Element;
interface DropdownMenuItemProps extends AnyItemProps {
    icon?: ReactNode | undefined;
    shortcut?: string | undefined;
    isDanger?: boolean | undefined;
    onSelect?: ((event: Event) => void) | undefined;
    asChild?: boolean | undefined;
    children: ReactNode;
}
declare function DropdownMenuLabel({ className, ...rest }: PartProps): import("react").JSX.Element;
interface DropdownMenuProps {
    isOpen?: boolean | undefined;
    onOpenChange?: ((isOpen: boolean) => void) | undefined;
    children: ReactNode;
}
declare function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps): import("react").JSX.Element;
interface DropdownMenuRadioGroupProps extends PartProps {
    value: string;
    onValueChange: (value: string) => void;
}
declare function DropdownMenuRadioItem({ isDisabled, disabled, className, children, ...rest }: DropdownMenuRadioItemProps): import("react").JSX.Element;
interface DropdownMenuRadioItemProps extends AnyItemProps {
    value: string;
}
declare function DropdownMenuSeparator({ className, ...rest }: PartProps): import("react").JSX.Element;
declare function DropdownMenuTrigger(props: DropdownMenuTriggerProps): import("react").JSX.Element;
interface DropdownMenuTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
    ref?: Ref<HTMLButtonElement> | undefined;
}

// ── @naikkelas/ui/empty-state
declare function EmptyState({ title, text, picture, illustration, action, secondaryAction, headingLevel, size, className, ...rest }: EmptyStateProps): import("react").JSX.Element;
interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
    title: ReactNode;
    text?: ReactNode | undefined;
    picture?: ReactNode | undefined;
    illustration?: ReactNode | undefined;
    action?: ReactNode | undefined;
    secondaryAction?: ReactNode | undefined;
    headingLevel?: 1 | 2 | 3 | 4 | undefined;
    size?: "inline" | "page" | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
type EmptyStateVariants = VariantProps<typeof emptyStateVariants>;
declare function StairsPicture({ icon: { d, fill }, className, ...rest }: StairsPictureProps): import("react").JSX.Element;
interface StairsPictureProps extends Omit<SVGProps<SVGSVGElement>, "children" | "icon"> {
    icon: IconDrawing;
}
declare const emptyStateVariants: (props?: ({
    size?: "inline" | "page" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/event-calendar
interface CalendarEntry {
    day: Day;
    title: string;
    href: string;
    time?: string | undefined;
    note?: string | undefined;
}
declare function EventCalendar({ month, entries, hrefOf, today, min, max, level, Link, labels, className, ...rest }: EventCalendarProps): import("react").JSX.Element;
interface EventCalendarLabels {
    months: string;
    thisMonth: string;
    today: string;
    empty: string;
    weekdays: readonly [
        string,
        string,
        string,
        string,
        string,
        string,
        string
    ];
    month: (month: string) => string;
}
interface EventCalendarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    month: string;
    entries: readonly CalendarEntry[];
    hrefOf: (month: string) => string;
    today?: Day | undefined;
    min?: string | undefined;
    max?: string | undefined;
    level?: 1 | 2 | 3 | undefined;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    labels?: EventCalendarLabels | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare const eventCalendarLabelsEn: EventCalendarLabels;
declare const eventCalendarLabelsId: EventCalendarLabels;

// ── @naikkelas/ui/field-row
declare function FieldRow({ actions, className, children, ...rest }: FieldRowProps): import("react").JSX.Element;
interface FieldRowProps extends HTMLAttributes<HTMLDivElement> {
    children: ReactNode;
    actions?: ReactNode | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}

// ── @naikkelas/ui/field
interface ControlChangeEvent<Value> {
    type: 'change';
    target: {
        name: string;
        value: Value;
    };
}
interface ControlValueProps<Value> {
    value?: Value | undefined;
    defaultValue?: Value | undefined;
    onChange?: ((event: ControlChangeEvent<Value>) => void) | undefined;
    onValueChange?: ((value: Value) => void) | undefined;
}
declare function Field({ label, hint, error, aside, isOptional, isLabelHidden, children, className, ...rest }: FieldProps): import("react").JSX.Element;
interface FieldControlProps {
    id?: string | undefined;
    required?: boolean | undefined;
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: boolean | "false" | "grammar" | "spelling" | "true" | undefined;
}
type FieldControlVariants = VariantProps<typeof fieldControlVariants>;
interface FieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    label: ReactNode;
    hint?: ReactNode | undefined;
    error?: ReactNode | undefined;
    aside?: ReactNode | undefined;
    isOptional?: boolean | undefined;
    isLabelHidden?: boolean | undefined;
    children: ReactElement<FieldControlProps>;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function Fieldset({ legend, hint, error, direction, children, className, ...rest }: FieldsetProps): import("react").JSX.Element;
interface FieldsetProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
    legend: ReactNode;
    hint?: ReactNode | undefined;
    error?: ReactNode | undefined;
    direction?: "column" | "row" | undefined;
    children: ReactNode;
    ref?: Ref<HTMLFieldSetElement> | undefined;
}
declare const fieldControlVariants: (props?: ({
    size?: "lg" | "md" | "sm" | null | undefined;
    shape?: "control" | "field" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/file-input
declare function FileInput({ className, readOnly, ...rest }: FileInputProps): import("react").JSX.Element;
interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "type" | "value"> {
    accept?: string | undefined;
    multiple?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
type FileInputVariants = VariantProps<typeof fileInputVariants>;
declare const fileInputVariants: (props?: import("class-variance-authority/types").ClassProp | undefined) => string;

// ── @naikkelas/ui/file-upload
declare function FileUpload({ upload, value, defaultValue, onChange, onValueChange, multiple, maxBytes, labels, describeError, required, readOnly, className, style, onBlur, ref, ...rest }: FileUploadProps): import("react").JSX.Element;
interface FileUploadLabels {
    drop: string;
    choose: string;
    below: (limit: string) => string;
    files: string;
    waiting: string;
    uploading: (name: string) => string;
    progress: (name: string, percent: number) => string;
    uploaded: string;
    cancel: (name: string) => string;
    remove: (name: string) => string;
    retry: string;
    retryFile: (name: string) => string;
    failed: string;
    tooLarge: (limit: string) => string;
    wrongKind: string;
    missing: string;
    wait: string;
}
interface FileUploadProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "defaultValue" | "onChange" | "size" | "type" | "value">, ControlValueProps<readonly UploadedFile[]> {
    upload: Upload;
    value?: readonly UploadedFile[] | undefined;
    defaultValue?: readonly UploadedFile[] | undefined;
    accept?: string | undefined;
    multiple?: boolean | undefined;
    maxBytes?: number | undefined;
    describeError?: ((error: Error) => string) | undefined;
    labels?: FileUploadLabels | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
type Upload = (file: File, options: UploadOptions) => Promise<string>;
interface UploadOptions {
    onProgress: (share: number) => void;
    signal: AbortSignal;
}
interface UploadedFile {
    id: string;
    name: string;
    bytes: number;
}
declare const fileUploadLabelsEn: FileUploadLabels;
declare const fileUploadLabelsId: FileUploadLabels;

// ── @naikkelas/ui/filter-popover
interface ActiveFilter {
    id: string;
    label: string;
    onRemove: () => void;
}
declare function FilterPopover({ filters, onClear, children, size, labels, className, ...rest }: FilterPopoverProps): import("react").JSX.Element;
interface FilterPopoverLabels {
    open: string;
    active: string;
    list: string;
    remove: (filter: string) => string;
    clear: string;
    done: string;
    refused: string;
}
interface FilterPopoverProps extends HTMLAttributes<HTMLDivElement> {
    filters: readonly ActiveFilter[];
    onClear: () => void;
    children: ReactNode;
    size?: "lg" | "md" | "sm" | undefined;
    labels?: FilterPopoverLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare const filterPopoverLabelsEn: FilterPopoverLabels;
declare const filterPopoverLabelsId: FilterPopoverLabels;

// ── @naikkelas/ui/fonts
interface FallbackFace {
    font: ThemeFont;
    name: string;
    weight: number;
    locals: readonly string[];
    sizeAdjust: string;
    ascentOverride: string;
    descentOverride: string;
    lineGapOverride: string;
}
interface FontFaceOptions {
    urlOf: (file: FontFile) => string;
    weights?: readonly number[] | undefined;
    parts?: readonly FontPart[] | undefined;
    display?: FontFaceRule['display'] | undefined;
}
interface FontFaceRule {
    name: string;
    weight: number;
    url: string;
    locals?: readonly string[] | undefined;
    range?: string | undefined;
    display?: "block" | "fallback" | "optional" | "swap" | undefined;
}
interface FontFile {
    font: ThemeFont;
    name: string;
    weight: number;
    part: FontPart;
    file: string;
    hash: string;
    bytes: number;
    range: string;
    locals: readonly string[];
}
interface FontMetrics {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    xHeight: number;
    capHeight: number;
}
type FontPart = "common" | "latin" | "latin-ext";
declare const commonCharacters = " !\"#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|~ ©°·×é–—‘’“”•…™−";
declare function fallbackFaceCss(font: ThemeFont, weights?: readonly number[]): string;
declare const fallbackFaces: readonly FallbackFace[];
declare function fontFaceCss(font: ThemeFont, { urlOf, weights, parts, display }: FontFaceOptions): string;
declare function fontFaceRule({ name, weight, url, locals, range, display }: FontFaceRule): string;
declare function fontFile(font: ThemeFont, weight: number, part: FontPart): FontFile | undefined;
declare const fontFiles: readonly FontFile[];
declare const fontMetrics: Readonly<Record<ThemeFont, FontMetrics>>;
declare function isCommonText(text: string): boolean;

// ── @naikkelas/ui/fonts/node
declare function fontFolder(): string;
declare function fontPath(file: Pick<FontFile, 'file'>): string;

// ── @naikkelas/ui/form
declare function Form({ errors, errorsTitle, isBusy, gap, actions, className, children, ...rest }: FormProps): import("react").JSX.Element;
interface FormError {
    id?: string | undefined;
    message: string;
}
interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
    errors?: readonly FormError[] | undefined;
    errorsTitle?: string | undefined;
    isBusy?: boolean | undefined;
    gap?: "lg" | "md" | "sm" | undefined;
    actions?: ReactNode | undefined;
    ref?: Ref<HTMLFormElement> | undefined;
}
type FormVariants = VariantProps<typeof formVariants>;
declare const formVariants: (props?: ({
    gap?: "lg" | "md" | "sm" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/format
type Day = string;
declare const EXCERPT_LENGTH = 200;
declare const FIRST_YEAR = 2021;
declare const MAX_DIGITS = 15;
type WhatsappNumberProblem = "characters" | "empty" | "plus" | "tooLong";
declare function abbreviateNumber(value: number): string;
declare function addDays(day: Day, count: number): Day;
declare function addMonths(day: Day, count: number): Day;
declare function dayInJakarta(ms: number): Day;
declare function formatAgo(instant: Instant, now: Date): string;
declare function formatBytes(bytes: number): string;
declare const formatDate: (instant: Instant) => string;
declare function formatDateTime(instant: Instant): string;
declare const formatDay: (day: Day) => string;
declare const formatDayAndMonth: (day: Day) => string;
declare const formatDecimal: (value: number) => string;
declare const formatLongDate: (instant: Instant) => string;
declare function formatMonth(month: string): string;
declare const formatPercent: (share: number) => string;
declare function formatRupiah(amount: number): string;
declare const formatShortDay: (day: Day) => string;
declare function groupThousands(amount: number, separator?: "," | "."): string;
declare function isDay(text: string): boolean;
declare const monthNames: readonly [
    "Januari",
    "Februari",
    "Maret",
    "April",
    "Mei",
    "Juni",
    "Juli",
    "Agustus",
    "September",
    "Oktober",
    "November",
    "Desember"
];
declare function readRupiah(text: string): number | null;
declare function readableNumber(number: string): string;
declare function truncated(text: string, length?: number): string;
declare function whatsappNumberFlaw(text: string): string | null;
declare const whatsappNumberMessages: Readonly<Record<WhatsappNumberProblem, string>>;
declare const whatsappNumberOf: (text: string) => string;
declare function whatsappNumberProblem(text: string): WhatsappNumberProblem | null;
declare function yearsUntil(now: Date): number[];

// ── @naikkelas/ui/funnel-chart
declare function FunnelChart({ label, steps, labels, className, ...rest }: FunnelChartProps): import("react").JSX.Element;
interface FunnelChartLabels {
    step: string;
    count: string;
    ofFormer: string;
    ofFirst: string;
    amount: string;
    empty: string;
}
interface FunnelChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    label: string;
    steps: readonly FunnelStep[];
    labels?: FunnelChartLabels | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
interface FunnelStep {
    label: string;
    count: number;
    amount?: number | undefined;
}
declare const funnelChartLabelsEn: FunnelChartLabels;
declare const funnelChartLabelsId: FunnelChartLabels;

// ── @naikkelas/ui/grid
declare function Grid({ as, isFeatured, className, style, children, ref, ...rest }: GridProps): import("react").JSX.Element;
interface GridProps extends HTMLAttributes<HTMLElement> {
    as?: "div" | "ol" | "ul" | undefined;
    isFeatured?: boolean | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare const gridVariants: (props?: import("class-variance-authority/types").ClassProp | undefined) => string;

// ── @naikkelas/ui/heading
declare function Heading({ level, size, className, ...rest }: HeadingProps): import("react").JSX.Element;
interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
    level: 1 | 2 | 3 | 4 | 5 | 6;
    size?: "app-2xl" | "app-3xl" | "app-lg" | "app-md" | "app-sm" | "app-xl" | "display-l" | "display-m" | "display-xl" | "h2" | "h3" | undefined;
    ref?: Ref<HTMLHeadingElement> | undefined;
}
type HeadingVariants = VariantProps<typeof headingVariants>;
declare const headingVariants: (props?: ({
    size?: "app-2xl" | "app-3xl" | "app-lg" | "app-md" | "app-sm" | "app-xl" | "display-l" | "display-m" | "display-xl" | "h2" | "h3" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/icon-button
declare function IconButton({ label, icon, variant, size, isPressed, asChild, type, className, children, ...rest }: IconButtonProps): import("react").JSX.Element;
interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
    label: string;
    icon: ReactNode;
    variant?: "danger" | "outline" | "primary" | "quiet" | undefined;
    size?: "lg" | "md" | "sm" | undefined;
    isPressed?: boolean | undefined;
    children?: ReactNode | undefined;
    asChild?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
}
type IconButtonVariants = VariantProps<typeof iconButtonVariants>;
declare const iconButtonVariants: (props?: ({
    variant?: "danger" | "outline" | "primary" | "quiet" | null | undefined;
    size?: "lg" | "md" | "sm" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/icons
type ContentIconName = keyof typeof contentIcons;
declare function Icon({ name, ...rest }: IconProps): import("react").JSX.Element;
interface IconDrawing {
    d: string;
    fill?: string | undefined;
    mirrors?: true | undefined;
}
type IconName = ContentIconName | keyof typeof interfaceIcons;
interface IconProps extends Omit<IconShapeProps, 'of'> {
    name: IconName;
}
declare function IconShape({ of: { d, fill, mirrors }, size, label, className, ...rest }: IconShapeProps): import("react").JSX.Element;
interface IconShapeProps extends Omit<SVGProps<SVGSVGElement>, "children" | "name" | "of"> {
    of: IconDrawing;
    size?: 16 | 20 | 24 | 32 | 40 | undefined;
    label?: string | undefined;
}
declare function Logo({ variant, height, label, ...rest }: LogoProps): import("react").JSX.Element;
interface LogoProps extends Omit<SVGProps<SVGSVGElement>, "children" | "width"> {
    variant?: "full" | "symbol" | undefined;
    height?: number | undefined;
    label?: string | undefined;
}
declare function Mark({ filled, ...rest }: MarkProps): import("react").JSX.Element;
interface MarkProps extends Omit<SVGProps<SVGSVGElement>, "children" | "fill"> {
    filled?: 0 | 1 | 2 | 3 | undefined;
}
declare const iconNames: readonly ContentIconName[];
declare const interfaceIconNames: readonly (keyof typeof interfaceIcons)[];
declare function isIconName(name: string): name is IconName;
declare function searchIcons(query: string): ContentIconName[];

// ── @naikkelas/ui/icons/drawings
//    IconDrawing
//    IconShape
//    IconShapeProps
declare const awan: IconDrawing;
declare const bagikan: IconDrawing;
declare const bel: IconDrawing;
declare const berkas: IconDrawing;
declare const bintang: IconDrawing;
declare const bolaDunia: IconDrawing;
declare const bukaLuar: IconDrawing;
declare const buku: IconDrawing;
declare const cari: IconDrawing;
declare const centang: IconDrawing;
declare const coret: IconDrawing;
declare const daftar: IconDrawing;
declare const daftarAngka: IconDrawing;
declare const desktop: IconDrawing;
declare const dompet: IconDrawing;
declare const gambar: IconDrawing;
declare const gandakan: IconDrawing;
declare const garisBawah: IconDrawing;
declare const geser: IconDrawing;
declare const grafik: IconDrawing;
declare const hadiah: IconDrawing;
declare const hapus: IconDrawing;
declare const hati: IconDrawing;
declare const info: IconDrawing;
declare const jam: IconDrawing;
declare const jempol: IconDrawing;
declare const judul: IconDrawing;
declare const kalender: IconDrawing;
declare const kalkulator: IconDrawing;
declare const kamera: IconDrawing;
declare const kaos: IconDrawing;
declare const karcis: IconDrawing;
declare const kartu: IconDrawing;
declare const kelompok: IconDrawing;
declare const keluar: IconDrawing;
declare const keranjang: IconDrawing;
declare const kopi: IconDrawing;
declare const kunci: IconDrawing;
declare const kurang: IconDrawing;
declare const kutipan: IconDrawing;
declare const labelHarga: IconDrawing;
declare const lainnya: IconDrawing;
declare const lampu: IconDrawing;
declare const laptop: IconDrawing;
declare const lokasi: IconDrawing;
declare const luring: IconDrawing;
declare const maju: IconDrawing;
declare const map: IconDrawing;
declare const mata: IconDrawing;
declare const mataTutup: IconDrawing;
declare const menu: IconDrawing;
declare const mikrofon: IconDrawing;
declare const miring: IconDrawing;
declare const muatUlang: IconDrawing;
declare const mundur: IconDrawing;
declare const naik: IconDrawing;
declare const nota: IconDrawing;
declare const obrolan: IconDrawing;
declare const orang: IconDrawing;
declare const paket: IconDrawing;
declare const panahAtas: IconDrawing;
declare const panahBawah: IconDrawing;
declare const panahKanan: IconDrawing;
declare const panahKiri: IconDrawing;
declare const papanKetik: IconDrawing;
declare const papanTulis: IconDrawing;
declare const pengaturan: IconDrawing;
declare const pengeras: IconDrawing;
declare const pensil: IconDrawing;
declare const peringatan: IconDrawing;
declare const perisai: IconDrawing;
declare const perluas: IconDrawing;
declare const persen: IconDrawing;
declare const piala: IconDrawing;
declare const ponsel: IconDrawing;
declare const putar: IconDrawing;
declare const qr: IconDrawing;
declare const riwayat: IconDrawing;
declare const rumah: IconDrawing;
declare const saring: IconDrawing;
declare const sasaran: IconDrawing;
declare const selamanya: IconDrawing;
declare const sertifikat: IconDrawing;
declare const silang: IconDrawing;
declare const sorot: IconDrawing;
declare const surat: IconDrawing;
declare const tablet: IconDrawing;
declare const tambah: IconDrawing;
declare const tangga: IconDrawing;
declare const tanya: IconDrawing;
declare const tas: IconDrawing;
declare const tautan: IconDrawing;
declare const tebal: IconDrawing;
declare const telepon: IconDrawing;
declare const toko: IconDrawing;
declare const topiWisuda: IconDrawing;
declare const truk: IconDrawing;
declare const tunas: IconDrawing;
declare const turun: IconDrawing;
declare const uang: IconDrawing;
declare const ulangi: IconDrawing;
declare const unduh: IconDrawing;
declare const unggah: IconDrawing;
declare const urungkan: IconDrawing;
declare const urutkan: IconDrawing;
declare const video: IconDrawing;

// ── @naikkelas/ui/image-cropper
interface CroppedPictureOptions {
    type?: "image/jpeg" | "image/webp" | undefined;
    maxSide?: number | undefined;
    maxBytes?: number | undefined;
}
type Handle = (typeof handles)[number];
declare function ImageCropper({ image, aspect, isRound, value, onValueChange, labels, className, ref, ...rest }: ImageCropperProps): import("react").JSX.Element;
interface ImageCropperLabels {
    frame: string;
    zoom: string;
    zoomIn: string;
    zoomOut: string;
    loading: string;
    failed: string;
}
interface ImageCropperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    image: Blob | string;
    aspect?: number | undefined;
    isRound?: boolean | undefined;
    value?: Rectangle | undefined;
    onValueChange?: ((value: Rectangle) => void) | undefined;
    labels?: ImageCropperLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface Rectangle {
    left: number;
    top: number;
    width: number;
    height: number;
}
interface Size {
    width: number;
    height: number;
}
declare function croppedPicture(image: Blob | string, rectangle: Rectangle, { type, maxSide, maxBytes }?: CroppedPictureOptions): Promise<Blob>;
declare const handles: readonly [
    "nw",
    "n",
    "ne",
    "e",
    "se",
    "s",
    "sw",
    "w"
];
declare const imageCropperLabelsEn: ImageCropperLabels;
declare const imageCropperLabelsId: ImageCropperLabels;
declare function inside({ left, top, width, height }: Rectangle, size: Size): Rectangle;
declare function largest({ width, height }: Size, ratio: number | null): Rectangle;
declare const leastSide = 16;
declare const maxZoom = 5;
declare function moved(rectangle: Rectangle, by: {
    x: number;
    y: number;
}, size: Size): Rectangle;
declare function resized({ left, top, width, height }: Rectangle, handle: Handle, by: {
    x: number;
    y: number;
}, size: Size, ratio: number | null): Rectangle;
declare function zoomOf({ width, height }: Rectangle, size: Size): number;
declare function zoomed(rectangle: Rectangle, factor: number, at: {
    x: number;
    y: number;
}, size: Size): Rectangle;

// ── @naikkelas/ui/image
declare function Image({ ratio, corners, color, sources, isFirst, sizes, className, style, ...rest }: ImageProps): import("react").JSX.Element;
interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "alt" | "height" | "width"> {
    src: string;
    alt: string;
    width: number;
    height: number;
    ratio?: "16:9" | "1:1" | "3:2" | "4:3" | "9:16" | "original" | undefined;
    corners?: "media" | "none" | "portrait" | undefined;
    color?: string | undefined;
    sources?: readonly {
        type: string;
        srcSet: string;
    }[] | undefined;
    isFirst?: boolean | undefined;
    ref?: Ref<HTMLImageElement> | undefined;
}
type ImageVariants = VariantProps<typeof imageVariants>;
declare const imageVariants: (props?: ({
    ratio?: "16:9" | "1:1" | "3:2" | "4:3" | "9:16" | "original" | null | undefined;
    corners?: "media" | "none" | "portrait" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui
//    Accordion
//    AccordionItem
//    AccordionItemProps
//    AccordionProps
//    Alert
//    AlertProps
//    AlertVariants
interface AnyProductCardProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "title"> {
    title: string;
    href: string;
    level?: 2 | 3 | 4 | undefined;
    picture?: CoverPicture | undefined;
    hue?: CoverHue | undefined;
    turn?: number | undefined;
    isFirst?: boolean | undefined;
    badge?: string | undefined;
    price?: number | undefined;
    strikePrice?: number | undefined;
    rating?: {
        value: number;
        count: number;
    } | undefined;
    seatsLeft?: number | undefined;
    isSoldOut?: boolean | undefined;
    save?: ReactNode | undefined;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    labels?: ProductCardLabels | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
//    AppShell
//    AppShellProps
//    Avatar
//    AvatarGroup
//    AvatarGroupLabels
//    AvatarGroupProps
//    AvatarProps
//    AvatarVariants
//    Badge
//    BadgeProps
//    BadgeVariants
interface BannerAsset {
    width: number;
    height: number;
    widths: readonly number[];
    url: (format: "avif" | "original" | "webp", width: number) => string;
}
interface BarGroup {
    label: string;
    links: readonly BarLink[];
}
interface BarLink {
    label: string;
    href: string;
}
interface BarMenu {
    members: readonly BarLink[];
    top: readonly BarLink[];
    groups: readonly BarGroup[];
    links: readonly BarLink[];
    account: readonly BarLink[];
    enter: BarLink;
}
//    Breadcrumb
//    BreadcrumbProps
//    Button
//    ButtonProps
//    ButtonVariants
//    CalendarEntry
//    Card
//    CardProps
//    CardVariants
//    Carousel
//    CarouselLabels
//    CarouselProps
type CellVariants = VariantProps<typeof cellVariants>;
//    Checkbox
//    CheckboxProps
type ColorScale = Readonly<Record<Step, string>>;
//    Container
//    ContainerProps
//    ContainerVariants
//    ContentIconName
interface ContrastPair {
    ink: ToneColorName;
    ground: ToneColorName;
    least: 4.5 | 3;
}
//    ControlChangeEvent
//    ControlValueProps
declare function CourseCard({ type, instructor, courseLevel, minutes, lessons, opensOn, price, strikePrice, labels, ...rest }: CourseCardProps): import("react").JSX.Element;
interface CourseCardProps extends AnyProductCardProps {
    type?: CourseType | undefined;
    instructor?: string | undefined;
    courseLevel?: CourseLevel | undefined;
    minutes?: number | undefined;
    lessons?: number | undefined;
    opensOn?: string | undefined;
}
type CourseLevel = "advanced" | "beginner" | "intermediate";
type CourseType = "basic" | "free" | "premium" | "preorder";
type CoverHue = "cabai" | "daun" | "kunyit" | "langit" | "tinta" | "toska";
interface CoverPicture {
    src: string;
    srcSet?: string | undefined;
    sizes?: string | undefined;
    className?: string | undefined;
}
//    Crumb
interface CurrentPath {
    currentPath?: string | undefined;
}
//    DescriptionItem
//    DescriptionItemProps
//    DescriptionList
//    DescriptionListProps
//    Divider
//    DividerProps
//    DividerVariants
//    EmptyState
//    EmptyStateProps
//    EmptyStateVariants
//    EventCalendar
//    EventCalendarLabels
//    EventCalendarProps
declare function EventCard({ startsAt, labels, place, ...rest }: EventCardProps): import("react").JSX.Element;
interface EventCardProps extends AnyProductCardProps {
    startsAt: string;
    place?: string | undefined;
}
//    Field
//    FieldControlProps
//    FieldControlVariants
//    FieldProps
//    FieldRow
//    FieldRowProps
//    Fieldset
//    FieldsetProps
//    FileInput
//    FileInputProps
//    FileInputVariants
//    Form
//    FormError
//    FormProps
//    FormVariants
//    FunnelChart
//    FunnelChartLabels
//    FunnelChartProps
//    FunnelStep
//    Grid
//    GridProps
//    Heading
//    HeadingProps
//    HeadingVariants
//    Icon
//    IconButton
//    IconButtonProps
//    IconButtonVariants
//    IconDrawing
//    IconName
//    IconProps
//    IconShape
//    IconShapeProps
//    Image
//    ImageProps
//    ImageVariants
declare function Input({ size, start, end, type, className, style, ...rest }: InputProps): import("react").JSX.Element;
interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
    size?: "lg" | "md" | "sm" | undefined;
    start?: ReactNode | undefined;
    end?: ReactNode | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
declare function Kbd({ keys, className, ...rest }: KbdProps): import("react").JSX.Element;
interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    keys: string;
    ref?: Ref<HTMLElement> | undefined;
}
declare function Label({ size, note, isDisabled, disabled, className, children, ...rest }: LabelProps): import("react").JSX.Element;
interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
    htmlFor?: string | undefined;
    size?: "md" | "sm" | undefined;
    note?: ReactNode | undefined;
    disabled?: boolean | undefined;
    isDisabled?: boolean | undefined;
    ref?: Ref<HTMLLabelElement> | undefined;
}
type LabelVariants = VariantProps<typeof labelVariants>;
declare function Link({ variant, asChild, className, ...rest }: LinkProps): import("react").JSX.Element;
interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    variant?: "inline" | "quiet" | "standalone" | undefined;
    asChild?: boolean | undefined;
    ref?: Ref<HTMLAnchorElement> | undefined;
}
type LinkVariants = VariantProps<typeof linkVariants>;
//    Logo
//    LogoProps
//    Mark
//    MarkProps
declare function MentorCard({ mentor, sessions, minutes, labels, ...rest }: MentorCardProps): import("react").JSX.Element;
interface MentorCardProps extends AnyProductCardProps {
    mentor?: string | undefined;
    sessions?: number | undefined;
    minutes?: number | undefined;
}
type NavigationItem = NavigationLink | {
    label: string;
    items: readonly NavigationLink[];
};
interface NavigationLink {
    href: string;
    label: string;
    text?: ReactNode | undefined;
    isCurrent?: boolean | undefined;
}
declare function NavigationMenu({ label, items, Link, className, ...rest }: NavigationMenuProps): import("react").JSX.Element;
interface NavigationMenuProps extends HTMLAttributes<HTMLElement> {
    label: string;
    items: readonly NavigationItem[];
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare function PackageCard({ months, contents, labels, ...rest }: PackageCardProps): import("react").JSX.Element;
interface PackageCardProps extends AnyProductCardProps {
    months: number;
    contents?: readonly string[] | undefined;
}
declare function PageFrame({ as, className, ref, ...rest }: PageFrameProps): import("react").JSX.Element;
interface PageFrameProps extends HTMLAttributes<HTMLElement> {
    as?: "div" | "main" | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare function PageHeader({ title, description, back, actions, headingRef, Link, className, ...rest }: PageHeaderProps): import("react").JSX.Element;
interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
    title: ReactNode;
    description?: ReactNode | undefined;
    back?: {
        href: string;
        label: string;
    } | undefined;
    actions?: ReactNode | undefined;
    headingRef?: Ref<HTMLHeadingElement> | undefined;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type PageLinkVariants = VariantProps<typeof pageLinkVariants>;
type PageThemeId = (typeof pageThemes)[number]['id'];
declare function Pagination({ page, pageCount, hrefOf, labels, label, previousLabel, nextLabel, Link, ...rest }: PaginationProps): import("react").JSX.Element | null;
interface PaginationLabels {
    pages: string;
    previous: string;
    next: string;
    page: string;
}
interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    page: number;
    pageCount: number;
    hrefOf: (page: number) => string;
    labels?: PaginationLabels | undefined;
    label?: string | undefined;
    previousLabel?: string | undefined;
    nextLabel?: string | undefined;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
interface Person {
    name: string;
    href: string;
    picture?: string | null | undefined;
}
declare function ProductCard({ title, href, kind, level, picture, hue, turn, isFirst, badge, kindLabel, facts, price, priceUnit, strikePrice, rating, seatsLeft, isSoldOut, leaf, save, Link, labels, className, ref, ...rest }: ProductCardProps): import("react").JSX.Element;
interface ProductCardLabels {
    kinds: Readonly<Record<ProductKind, string>>;
    courseTypes: Readonly<Record<CourseType, string>>;
    levels: Readonly<Record<CourseLevel, string>>;
    price: (amount: number) => string;
    free: string;
    before: string;
    saved: (percent: number) => string;
    seatsLeft: (count: number) => string;
    soldOut: string;
    duration: (minutes: number) => string;
    lessons: (count: number) => string;
    opensOn: (day: string) => string;
    doneIn: (days: number) => string;
    sessions: (count: number) => string;
    perMonths: (months: number) => string;
    day: (day: string) => string;
    month: (day: string) => string;
    time: (instant: string) => string;
    online: string;
    save: (title: string) => string;
}
interface ProductCardProps extends AnyProductCardProps {
    kind: ProductKind;
    kindLabel?: ReactNode | undefined;
    facts?: readonly ReactNode[] | undefined;
    priceUnit?: string | undefined;
    leaf?: ReactNode | undefined;
}
declare function ProductGrid({ className, style, children, ...rest }: ProductGridProps): import("react").JSX.Element;
interface ProductGridProps extends HTMLAttributes<HTMLUListElement> {
    ref?: Ref<HTMLUListElement> | undefined;
}
type ProductKind = "course" | "event" | "mentor" | "package" | "service" | "tool";
declare function Progress({ label, value, max, valueText, isLabelHidden, className, ...rest }: ProgressProps): import("react").JSX.Element;
declare function ProgressCircle({ label, value, max, valueText, size, isLabelHidden, className, ...rest }: ProgressCircleProps): import("react").JSX.Element;
interface ProgressCircleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    label: ReactNode;
    value?: number | undefined;
    max?: number | undefined;
    valueText?: string | undefined;
    size?: "lg" | "md" | "sm" | undefined;
    isLabelHidden?: boolean | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    label: ReactNode;
    value?: number | undefined;
    max?: number | undefined;
    valueText?: string | undefined;
    isLabelHidden?: boolean | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function Prose({ as, isFullWidth, className, ref, ...rest }: ProseProps): import("react").JSX.Element;
interface ProseProps extends HTMLAttributes<HTMLElement> {
    as?: "article" | "div" | "section" | undefined;
    isFullWidth?: boolean | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type ProseVariants = VariantProps<typeof proseVariants>;
declare function QrCode({ text, label, className, ...rest }: QrCodeProps): import("react").JSX.Element;
interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, "children" | "role" | "viewBox"> {
    text: string;
    label: string;
    ref?: Ref<SVGSVGElement> | undefined;
}
interface QrDrawing {
    path: string;
    size: number;
}
declare function Radio({ label, hint, className, style, readOnly, id, ...rest }: RadioProps): import("react").JSX.Element;
declare function RadioCard({ label, hint, price, mark, className, style, readOnly, id, ...rest }: RadioCardProps): import("react").JSX.Element;
declare function RadioCardGroup({ columns, phoneColumns, children, ...rest }: RadioCardGroupProps): import("react").JSX.Element;
interface RadioCardGroupProps extends Omit<FieldsetProps, 'direction'> {
    legend: ReactNode;
    error?: ReactNode | undefined;
    columns?: 1 | 2 | undefined;
    phoneColumns?: 1 | 2 | undefined;
    children: ReactNode;
    ref?: Ref<HTMLFieldSetElement> | undefined;
}
interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "type"> {
    label: ReactNode;
    hint?: ReactNode | undefined;
    price?: ReactNode | undefined;
    mark?: ReactNode | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "type"> {
    label: ReactNode;
    hint?: ReactNode | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
declare function Rating({ value, count, variant, size, labels, className, ...rest }: RatingProps): import("react").JSX.Element;
declare function RatingInput({ label, value, defaultValue, onChange, onValueChange, name, disabled, required, readOnly, labels, className, onBlur, ...rest }: RatingInputProps): import("react").JSX.Element;
interface RatingInputLabels {
    stars: (count: number) => string;
    meanings: readonly [
        string,
        string,
        string,
        string,
        string
    ];
}
interface RatingInputProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "defaultValue" | "onChange"> {
    label: string;
    value?: StarCount | null | undefined;
    defaultValue?: StarCount | null | undefined;
    onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
    onValueChange?: ((value: StarCount) => void) | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    required?: boolean | undefined;
    readOnly?: boolean | undefined;
    labels?: RatingInputLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface RatingLabels {
    value: (value: number) => string;
    count: (count: number) => string;
    rated: (value: number, count: number | null) => string;
    unrated: string;
}
interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    value: number;
    count?: number | undefined;
    variant?: "compact" | "stars" | undefined;
    size?: "lg" | "md" | "sm" | undefined;
    labels?: RatingLabels | undefined;
    ref?: Ref<HTMLSpanElement> | undefined;
}
declare function RetentionChart({ label, shares, labels, className, ...rest }: RetentionChartProps): import("react").JSX.Element;
interface RetentionChartLabels {
    minute: string;
    viewers: string;
    drop: (minute: number, share: string) => string;
    minutes: (minute: number) => string;
    empty: string;
}
interface RetentionChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    label: string;
    shares: readonly number[];
    labels?: RetentionChartLabels | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
interface RetentionDrop {
    minute: number;
    lost: number;
}
declare function SaveButton({ title, isSaved, labels, className, ...rest }: SaveButtonProps): import("react").JSX.Element;
interface SaveButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "title"> {
    title: string;
    isSaved?: boolean | undefined;
    labels?: Pick<ProductCardLabels, 'save'> | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
}
declare function Section({ tone, spacing, width, hasStep, className, children, ref, ...rest }: SectionProps): import("react").JSX.Element;
interface SectionProps extends HTMLAttributes<HTMLElement> {
    tone?: "board" | "brand" | "paper" | "soft" | "turmeric" | "white" | undefined;
    spacing?: "loose" | "normal" | "tight" | undefined;
    width?: "bleed" | "content" | undefined;
    hasStep?: boolean | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type SectionVariants = VariantProps<typeof sectionVariants>;
interface SegmentOption<Value extends string> {
    value: Value;
    label: string;
    icon?: ReactNode | undefined;
    disabled?: boolean | undefined;
    isDisabled?: boolean | undefined;
}
type SegmentVariants = VariantProps<typeof segmentVariants>;
declare function SegmentedControl<Value extends string>({ label, options, value, defaultValue, onChange, onValueChange, name, disabled, required, readOnly, isIconOnly, size, isFullWidth, className, onBlur, ...rest }: SegmentedControlProps<Value>): import("react").JSX.Element;
interface SegmentedControlProps<Value extends string> extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "defaultValue" | "onChange"> {
    label: string;
    options: readonly SegmentOption<Value>[];
    value?: Value | undefined;
    defaultValue?: Value | undefined;
    onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
    onValueChange?: ((value: Value) => void) | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    required?: boolean | undefined;
    readOnly?: boolean | undefined;
    isIconOnly?: boolean | undefined;
    size?: "md" | "sm" | undefined;
    isFullWidth?: boolean | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function Select({ size, readOnly, className, style, children, ...rest }: SelectProps): import("react").JSX.Element;
interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "size"> {
    size?: "lg" | "md" | "sm" | undefined;
    readOnly?: boolean | undefined;
    ref?: Ref<HTMLSelectElement> | undefined;
}
declare function ServiceCard({ result, days, labels, ...rest }: ServiceCardProps): import("react").JSX.Element;
interface ServiceCardProps extends AnyProductCardProps {
    result?: string | undefined;
    days?: number | undefined;
    priceUnit?: string | undefined;
}
declare function Sheet({ id, title, description, footer, size, closeLabel, className, children, ...rest }: SheetProps): import("react").JSX.Element;
declare function SheetClose({ sheet, children, ...rest }: SheetTriggerProps): import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>>;
interface SheetProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "id" | "title"> {
    id: string;
    title: ReactNode;
    description?: ReactNode | undefined;
    footer?: ReactNode | undefined;
    size?: "lg" | "md" | "sm" | undefined;
    closeLabel?: string | undefined;
    ref?: Ref<HTMLDialogElement> | undefined;
}
declare function SheetTrigger({ sheet, children, ...rest }: SheetTriggerProps): import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>>;
interface SheetTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
    sheet: string;
    children: ReactNode;
    ref?: Ref<HTMLButtonElement> | undefined;
}
type SheetVariants = VariantProps<typeof sheetVariants>;
declare function Sidebar({ groups, brand, children, Link, labels, className, ...rest }: SidebarProps): import("react").JSX.Element;
interface SidebarGroup {
    label?: string | undefined;
    items: readonly SidebarItem[];
}
interface SidebarItem {
    href: string;
    label: string;
    icon?: IconDrawing | undefined;
    isCurrent?: boolean | undefined;
    end?: ReactNode | undefined;
}
interface SidebarLabels {
    menu: string;
    open: string;
    close: string;
}
interface SidebarProps extends HTMLAttributes<HTMLElement> {
    groups: readonly SidebarGroup[];
    brand?: ReactNode | undefined;
    children?: ReactNode | undefined;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
    labels?: SidebarLabels | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
interface SiteBanner {
    id: string;
    alt: string;
    href: string;
    picture: BannerAsset;
    phonePicture?: BannerAsset | null | undefined;
}
declare function SiteBanners({ banners, label, className, ...rest }: SiteBannersProps): import("react").JSX.Element | null;
interface SiteBannersProps extends HTMLAttributes<HTMLElement> {
    banners: readonly SiteBanner[];
    label?: string | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type SiteBarLabels = Record<keyof typeof siteBarLabels, string>;
declare function SiteBars({ logo, homeLabel, menu, person, currentPath, contentId, labels: given, className, ...rest }: SiteBarsProps): import("react").JSX.Element;
interface SiteBarsProps extends HTMLAttributes<HTMLElement>, CurrentPath {
    logo: ReactNode;
    homeLabel: string;
    menu: BarMenu;
    person?: Person | null | undefined;
    contentId?: string | undefined;
    labels?: Partial<SiteBarLabels> | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare function SiteFooter({ logo, text, groups, legal, legalLabel, currentPath, className, ...rest }: SiteFooterProps): import("react").JSX.Element;
interface SiteFooterProps extends HTMLAttributes<HTMLElement>, CurrentPath {
    logo: ReactNode;
    text?: ReactNode | undefined;
    groups: readonly BarGroup[];
    legal: readonly BarLink[];
    legalLabel?: string | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare function SitePopup({ popup, label, closeLabel, className, ...rest }: SitePopupProps): import("react").JSX.Element;
interface SitePopupProps extends DialogHTMLAttributes<HTMLDialogElement> {
    popup: SiteBanner;
    label?: string | undefined;
    closeLabel?: string | undefined;
    ref?: Ref<HTMLDialogElement> | undefined;
}
declare function Skeleton({ shape, className, ...rest }: SkeletonProps): import("react").JSX.Element;
interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
    shape?: "box" | "circle" | "control" | "text" | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
type SkeletonVariants = VariantProps<typeof skeletonVariants>;
declare function Slider({ min, max, step, valueText, start, end, size, className, style, readOnly, ...rest }: SliderProps): import("react").JSX.Element;
interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "type"> {
    min?: number | undefined;
    max?: number | undefined;
    step?: number | 'any' | undefined;
    valueText?: string | undefined;
    start?: ReactNode | undefined;
    end?: ReactNode | undefined;
    size?: "md" | "sm" | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
type SliderVariants = VariantProps<typeof sliderVariants>;
declare function Spinner({ size, label, className, ...rest }: SpinnerProps): import("react").JSX.Element;
interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    size?: "lg" | "md" | "sm" | undefined;
    label?: string | undefined;
    ref?: Ref<HTMLSpanElement> | undefined;
}
type SpinnerVariants = VariantProps<typeof spinnerVariants>;
declare function Stack({ as, direction, gap, align, justify, className, ref, ...rest }: StackProps): import("react").JSX.Element;
interface StackProps extends HTMLAttributes<HTMLElement> {
    as?: "aside" | "div" | "footer" | "header" | "li" | "main" | "nav" | "ol" | "section" | "span" | "ul" | undefined;
    direction?: "column" | "row" | undefined;
    gap?: "lg" | "md" | "none" | "sm" | "xl" | "xs" | undefined;
    align?: "baseline" | "center" | "end" | "start" | "stretch" | undefined;
    justify?: "between" | "center" | "end" | "start" | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type StackVariants = VariantProps<typeof stackVariants>;
//    StairsPicture
//    StairsPictureProps
type StarCount = 1 | 2 | 3 | 4 | 5;
declare function Stat({ label, value, change, comparedWith, better, labels, className, ...rest }: StatProps): import("react").JSX.Element;
interface StatChange {
    amount: number;
    unit?: "percent" | "points" | undefined;
}
interface StatLabels {
    up: string;
    down: string;
    same: string;
    points: string;
}
interface StatProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
    label: ReactNode;
    value: ReactNode;
    change?: StatChange | undefined;
    comparedWith?: ReactNode | undefined;
    better?: "down" | "neither" | "up" | undefined;
    labels?: StatLabels | undefined;
    ref?: Ref<HTMLDListElement> | undefined;
}
type Step = (typeof LAW)[number][0];
declare function Stepper({ label, steps, current, labels, className, ...rest }: StepperProps): import("react").JSX.Element;
interface StepperLabels {
    position: (step: number, count: number) => string;
    done: string;
}
interface StepperProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
    label: string;
    steps: readonly StepperStep[];
    current: number;
    labels?: StepperLabels | undefined;
    ref?: Ref<HTMLOListElement> | undefined;
}
interface StepperStep {
    id: string;
    label: ReactNode;
    href?: string | undefined;
}
declare function Switch({ label, hint, isSpread, className, style, readOnly, id, ...rest }: SwitchProps): import("react").JSX.Element;
interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "role" | "size" | "type"> {
    label: ReactNode;
    hint?: ReactNode | undefined;
    isSpread?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
declare function Table({ caption, isCaptionHidden, className, children, ...rest }: TableProps): import("react").JSX.Element;
declare function TableBody({ className, ...rest }: TableSectionProps): import("react").JSX.Element;
declare function TableCell({ align, density, className, ...rest }: TableCellProps): import("react").JSX.Element;
interface TableCellProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> {
    align?: "center" | "end" | "start" | undefined;
    density?: "compact" | "normal" | undefined;
    ref?: Ref<HTMLTableCellElement> | undefined;
}
declare function TableHead(props: TableSectionProps): import("react").JSX.Element;
declare function TableHeader({ align, sort, onSort, scope, className, children, ...rest }: TableHeaderProps): import("react").JSX.Element;
interface TableHeaderProps extends Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'> {
    align?: "center" | "end" | "start" | undefined;
    sort?: "ascending" | "descending" | "none" | undefined;
    onSort?: (() => void) | undefined;
    ref?: Ref<HTMLTableCellElement> | undefined;
}
interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
    caption: string;
    isCaptionHidden?: boolean | undefined;
    children: ReactNode;
    ref?: Ref<HTMLTableElement> | undefined;
}
declare function TableRow({ isSelected, className, ...rest }: TableRowProps): import("react").JSX.Element;
interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
    isSelected?: boolean | undefined;
    ref?: Ref<HTMLTableRowElement> | undefined;
}
interface TableSectionProps extends HTMLAttributes<HTMLTableSectionElement> {
    ref?: Ref<HTMLTableSectionElement> | undefined;
}
declare function Text({ as, size, tone, weight, hasTabularDigits, isTruncated, className, ref, ...rest }: TextProps): import("react").JSX.Element;
interface TextProps extends HTMLAttributes<HTMLElement> {
    as?: "dd" | "div" | "dt" | "em" | "figcaption" | "legend" | "p" | "small" | "span" | "strong" | "time" | undefined;
    size?: "app-lg" | "app-md" | "app-sm" | "app-xs" | "body" | "label" | "lead" | "small" | undefined;
    tone?: "accent" | "danger" | "default" | "inherit" | "muted" | "ok" | "warn" | undefined;
    weight?: "bold" | "medium" | "regular" | "semibold" | undefined;
    hasTabularDigits?: boolean | undefined;
    isTruncated?: boolean | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type TextVariants = VariantProps<typeof textVariants>;
declare function Textarea({ size, isAutoHeight, rows, className, ...rest }: TextareaProps): import("react").JSX.Element;
interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
    size?: "lg" | "md" | "sm" | undefined;
    isAutoHeight?: boolean | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
}
type Theme = z.infer<typeof themeSchema>;
interface ThemeCss {
    className: string;
    css: string;
}
type ThemeFont = z.infer<typeof fontSchema>;
type ThemeMode = z.infer<typeof modeSchema>;
type ThemeRounded = z.infer<typeof roundedSchema>;
declare function ThemeScope({ theme, as, tone, className, children, ref, ...rest }: ThemeScopeProps): import("react").JSX.Element;
interface ThemeScopeProps extends HTMLAttributes<HTMLElement> {
    theme: WornTheme;
    as?: "body" | "div" | "main" | "span" | undefined;
    tone?: Tone | undefined;
    children?: ReactNode | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
declare function ThemeStyle({ theme, nonce }: ThemeStyleProps): import("react").JSX.Element;
interface ThemeStyleProps {
    theme: Pick<Theme, "accent" | "brand">;
    nonce?: string | undefined;
}
declare function Timeline({ className, ...rest }: TimelineProps): import("react").JSX.Element;
declare function TimelineItem({ time, dateTime, actor, icon, tone, className, children, ...rest }: TimelineItemProps): import("react").JSX.Element;
interface TimelineItemProps extends LiHTMLAttributes<HTMLLIElement> {
    time: ReactNode;
    dateTime?: string | undefined;
    actor?: ReactNode | undefined;
    icon?: IconDrawing | undefined;
    tone?: "accent" | "danger" | "neutral" | "ok" | "warn" | undefined;
    children: ReactNode;
    ref?: Ref<HTMLLIElement> | undefined;
}
interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
    children: ReactNode;
    ref?: Ref<HTMLOListElement> | undefined;
}
type TimelineSignVariants = VariantProps<typeof timelineSignVariants>;
type Tone = (typeof tones)[number];
type ToneColorName = keyof (typeof toneColors)['light']['white'];
declare function ToolCard({ purpose, platform, months, labels, ...rest }: ToolCardProps): import("react").JSX.Element;
interface ToolCardProps extends AnyProductCardProps {
    purpose?: string | undefined;
    platform?: string | undefined;
    months?: number | undefined;
}
declare function WaterfallChart({ label, items, labels, className, ...rest }: WaterfallChartProps): import("react").JSX.Element;
interface WaterfallChartLabels {
    item: string;
    change: string;
    left: string;
    empty: string;
}
interface WaterfallChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
    label: string;
    items: readonly WaterfallItem[];
    labels?: WaterfallChartLabels | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
type WaterfallItem = {
    label: string;
    amount: number;
} | {
    label: string;
    isTotal: true;
};
interface WornTheme extends Omit<Theme, 'mode'> {
    mode: ThemeMode | 'auto';
}
//    accordionVariants
//    alertColors
//    alertVariants
declare const appTheme: Theme;
//    avatarGroupLabelsEn
//    avatarGroupLabelsId
//    avatarVariants
//    badgeVariants
declare function brandScale(brand: string): ColorScale;
//    breadcrumbVariants
//    buttonVariants
//    cardVariants
//    carouselLabelsEn
//    carouselLabelsId
declare const cellVariants: (props?: ({
    align?: "center" | "end" | "start" | null | undefined;
    density?: "compact" | "normal" | null | undefined;
    isHeader?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare function colorNamed(name: string, scales: {
    brand: ColorScale;
    highlight: ColorScale;
}): string;
//    containerVariants
declare function contrast(one: string, other: string): number;
declare const contrastPairs: readonly ContrastPair[];
declare const defaultTheme: Theme;
//    dividerVariants
//    emptyStateVariants
//    eventCalendarLabelsEn
//    eventCalendarLabelsId
//    fieldControlVariants
//    fileInputVariants
//    formVariants
declare const frameVariants: (props?: ({
    width?: "bleed" | "content" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
//    funnelChartLabelsEn
//    funnelChartLabelsId
//    gridVariants
//    headingVariants
declare const hueOfCategory: (category: number) => CoverHue;
//    iconButtonVariants
//    iconNames
//    imageVariants
//    interfaceIconNames
//    isIconName
declare const kbdVariants: (props?: import("class-variance-authority/types").ClassProp | undefined) => string;
declare const labelVariants: (props?: ({
    size?: "md" | "sm" | null | undefined;
    isDisabled?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare function largestDrop(shares: readonly number[]): RetentionDrop | null;
declare const linkVariants: (props?: ({
    variant?: "inline" | "quiet" | "standalone" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare function onColor(ground: string): "#000000" | "#ffffff";
declare const pageLinkVariants: (props?: ({
    isCurrent?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare function pageScales({ brand, accent }: {
    brand: string;
    accent?: string | null | undefined;
}): {
    brand: Readonly<Record<"100" | "200" | "300" | "400" | "50" | "500" | "600" | "700" | "800" | "900" | "950", string>>;
    highlight: Readonly<Record<"100" | "200" | "300" | "400" | "50" | "500" | "600" | "700" | "800" | "900" | "950", string>>;
};
declare const pageThemes: readonly [
    {
        readonly id: "toska";
        readonly name: "Toska";
        readonly brand: "#0c7a75";
    },
    {
        readonly id: "laut";
        readonly name: "Laut";
        readonly brand: "#2e6eb9";
    },
    {
        readonly id: "nila";
        readonly name: "Nila";
        readonly brand: "#5b5fd8";
    },
    {
        readonly id: "manggis";
        readonly name: "Manggis";
        readonly brand: "#9d4fa0";
    },
    {
        readonly id: "jambu";
        readonly name: "Jambu";
        readonly brand: "#cd2763";
    },
    {
        readonly id: "bata";
        readonly name: "Bata";
        readonly brand: "#b94a24";
    },
    {
        readonly id: "pandan";
        readonly name: "Pandan";
        readonly brand: "#2d7c31";
    },
    {
        readonly id: "kopi";
        readonly name: "Kopi";
        readonly brand: "#876748";
    },
    {
        readonly id: "arang";
        readonly name: "Arang";
        readonly brand: "#607076";
    }
];
declare const paginationLabelsEn: PaginationLabels;
declare const paginationLabelsId: PaginationLabels;
declare const productCardLabelsEn: ProductCardLabels;
declare const productCardLabelsId: ProductCardLabels;
declare const proseVariants: (props?: ({
    isFullWidth?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare function qrDrawing(text: string, { border }: {
    border: number;
}): QrDrawing;
declare const ratingInputLabelsEn: RatingInputLabels;
declare const ratingInputLabelsId: RatingInputLabels;
declare const ratingLabelsEn: RatingLabels;
declare const ratingLabelsId: RatingLabels;
declare const retentionChartLabelsEn: RetentionChartLabels;
declare const retentionChartLabelsId: RetentionChartLabels;
declare function retentionLine(shares: readonly number[]): string;
declare const scaleSteps: readonly Step[];
//    searchIcons
declare const sectionVariants: (props?: ({
    spacing?: "loose" | "normal" | "tight" | null | undefined;
    hasStep?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const segmentVariants: (props?: ({
    size?: "md" | "sm" | null | undefined;
    isFullWidth?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const sheetVariants: (props?: ({
    size?: "lg" | "md" | "sm" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const sidebarLabelsEn: SidebarLabels;
declare const sidebarLabelsId: SidebarLabels;
declare const siteBarLabels: {
    readonly skip: "Lewati ke isi";
    readonly main: "Utama";
    readonly catalogue: "Katalog";
    readonly drawer: "Menu";
    readonly greeting: "Halo,";
    readonly signOutQuestion: "Anda yakin ingin keluar ?";
    readonly confirm: "Ya";
    readonly cancel: "Batal";
};
declare const skeletonVariants: (props?: ({
    shape?: "box" | "circle" | "control" | "text" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const sliderVariants: (props?: ({
    size?: "md" | "sm" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const spinnerVariants: (props?: ({
    size?: "lg" | "md" | "sm" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const stackVariants: (props?: ({
    direction?: "column" | "row" | null | undefined;
    gap?: "lg" | "md" | "none" | "sm" | "xl" | "xs" | null | undefined;
    align?: "baseline" | "center" | "end" | "start" | "stretch" | null | undefined;
    justify?: "between" | "center" | "end" | "start" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const statLabelsEn: StatLabels;
declare const statLabelsId: StatLabels;
declare const stepperLabelsEn: StepperLabels;
declare const stepperLabelsId: StepperLabels;
declare const textVariants: (props?: ({
    size?: "app-lg" | "app-md" | "app-sm" | "app-xs" | "body" | "label" | "lead" | "small" | null | undefined;
    tone?: "accent" | "danger" | "default" | "inherit" | "muted" | "ok" | "warn" | null | undefined;
    weight?: "bold" | "medium" | "regular" | "semibold" | null | undefined;
    hasTabularDigits?: boolean | null | undefined;
    isTruncated?: boolean | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare function themeAttributes(theme: WornTheme): {
    'data-ui-theme': string;
    'data-font': "arial" | "montserrat" | "poppins" | "roboto";
    'data-rounded': "full" | "medium" | "none";
    'data-mode': "auto" | "dark" | "light";
};
declare const themeSchema: z.ZodMiniObject<{
    font: z.ZodMiniEnum<{
        arial: "arial";
        montserrat: "montserrat";
        poppins: "poppins";
        roboto: "roboto";
    }>;
    rounded: z.ZodMiniEnum<{
        full: "full";
        medium: "medium";
        none: "none";
    }>;
    brand: z.ZodMiniString<string>;
    accent: z.ZodMiniNullable<z.ZodMiniString<string>>;
    mode: z.ZodMiniEnum<{
        dark: "dark";
        light: "light";
    }>;
}, z.core.$strict>;
declare function themeToCss(theme: Pick<Theme, "accent" | "brand">): ThemeCss;
declare const timelineSignVariants: (props?: ({
    tone?: "accent" | "danger" | "neutral" | "ok" | "warn" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;
declare const waterfallChartLabelsEn: WaterfallChartLabels;
declare const waterfallChartLabelsId: WaterfallChartLabels;

// ── @naikkelas/ui/input
//    Input
//    InputProps

// ── @naikkelas/ui/islands/copy
declare function copyOnPress(root?: ParentNode): void;
declare const copyScript: string;

// ── @naikkelas/ui/islands/countdown
declare function countDown(root?: ParentNode): ReturnType<typeof setInterval>;
declare const countdownScript: string;

// ── @naikkelas/ui/islands/time-left
declare function countTimeLeft(root?: ParentNode): ReturnType<typeof setInterval>;
declare const timeLeftScript: string;

// ── @naikkelas/ui/islands/video
declare function playInPlace(root?: Document | HTMLElement): () => void;
declare const playScript: string;

// ── @naikkelas/ui/kbd
//    Kbd
//    KbdProps
//    kbdVariants

// ── @naikkelas/ui/label
//    Label
//    LabelProps
//    LabelVariants
//    labelVariants

// ── @naikkelas/ui/link
//    Link
//    LinkProps
//    LinkVariants
//    linkVariants

// ── @naikkelas/ui/navigation-menu
//    NavigationItem
//    NavigationLink
//    NavigationMenu
//    NavigationMenuProps

// ── @naikkelas/ui/number-input
declare function NumberInput({ value, defaultValue, onChange, onValueChange, min, max, step, unit, hasButtons, labels, onBlur, onKeyDown, className, style, ref, ...rest }: NumberInputProps): import("react").JSX.Element;
interface NumberInputLabels {
    increase: string;
    decrease: string;
    atLeast: (number: string) => string;
    atMost: (number: string) => string;
    step: (number: string) => string;
    whole: string;
    decimals: (count: number) => string;
}
interface NumberInputProps extends Omit<InputProps, "defaultValue" | "end" | "inputMode" | "max" | "min" | "onChange" | "step" | "type" | "value">, ControlValueProps<number | null> {
    value?: number | null | undefined;
    defaultValue?: number | null | undefined;
    onValueChange?: ((value: number | null) => void) | undefined;
    min?: number | undefined;
    max?: number | undefined;
    step?: number | undefined;
    unit?: ReactNode | undefined;
    hasButtons?: boolean | undefined;
    labels?: NumberInputLabels | undefined;
}
declare const numberInputLabelsEn: NumberInputLabels;
declare const numberInputLabelsId: NumberInputLabels;

// ── @naikkelas/ui/page-frame
//    PageFrame
//    PageFrameProps

// ── @naikkelas/ui/page-header
//    PageHeader
//    PageHeaderProps

// ── @naikkelas/ui/pagination
//    PageLinkVariants
//    Pagination
//    PaginationLabels
//    PaginationProps
//    pageLinkVariants
//    paginationLabelsEn
//    paginationLabelsId

// ── @naikkelas/ui/pdf-viewer
declare function PdfViewer({ label, src, startPage, onPage, watermark, labels, className, ...rest }: PdfViewerProps): import("react").JSX.Element;
interface PdfViewerLabels {
    viewer: (label: string) => string;
    pages: string;
    page: (page: number) => string;
    pageNumber: string;
    pageCount: (count: number) => string;
    previousPage: string;
    nextPage: string;
    zoomIn: string;
    zoomOut: string;
    fitWidth: string;
    search: string;
    previousHit: string;
    nextHit: string;
    hits: (current: number, count: number, isDone: boolean) => string;
    loading: string;
    failed: string;
    retry: string;
    passwordNeeded: string;
    passwordWrong: string;
    password: string;
    open: string;
}
interface PdfViewerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    label: string;
    src: string;
    startPage?: number | undefined;
    onPage?: ((page: number, count: number) => void) | undefined;
    watermark?: string | undefined;
    labels?: PdfViewerLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare const pdfViewerLabelsEn: PdfViewerLabels;
declare const pdfViewerLabelsId: PdfViewerLabels;

// ── @naikkelas/ui/phone-input
declare function PhoneInput({ value, defaultValue, onChange, onValueChange, labels, className, style, onBlur, onInvalid, ref, ...rest }: PhoneInputProps): import("react").JSX.Element;
interface PhoneInputLabels {
    help: string;
    called: (number: string) => string;
    problems: Readonly<Record<WhatsappNumberProblem, string>>;
}
interface PhoneInputProps extends Omit<InputProps, "defaultValue" | "inputMode" | "max" | "maxLength" | "min" | "onChange" | "pattern" | "step" | "type" | "value">, ControlValueProps<string> {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    labels?: PhoneInputLabels | undefined;
}
declare const phoneInputLabelsEn: PhoneInputLabels;
declare const phoneInputLabelsId: PhoneInputLabels;

// ── @naikkelas/ui/pin-input
declare function PinInput({ length, value, defaultValue, onChange, onValueChange, onComplete, labels, className, style, onBlur, onInvalid, ref, ...rest }: PinInputProps): import("react").JSX.Element;
interface PinInputLabels {
    expected: (length: number) => string;
    incomplete: (length: number) => string;
}
interface PinInputProps extends Omit<InputProps, "defaultValue" | "end" | "inputMode" | "max" | "maxLength" | "min" | "minLength" | "onChange" | "pattern" | "placeholder" | "size" | "start" | "step" | "type" | "value">, ControlValueProps<string> {
    length?: number | undefined;
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    onComplete?: ((code: string) => void) | undefined;
    labels?: PinInputLabels | undefined;
}
declare const pinInputLabelsEn: PinInputLabels;
declare const pinInputLabelsId: PinInputLabels;

// ── @naikkelas/ui/popover
declare function Popover({ label, trigger, children, isOpen: controlled, onOpenChange, side, align, isKept, padding, className, id, ref, ...rest }: PopoverProps): import("react").JSX.Element;
interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    label: string;
    trigger: ReactElement<PopoverTrigger>;
    children: ReactNode | ((close: () => void) => ReactNode);
    isOpen?: boolean | undefined;
    onOpenChange?: ((isOpen: boolean) => void) | undefined;
    side?: Side | undefined;
    align?: Align | undefined;
    isKept?: boolean | undefined;
    padding?: "md" | "none" | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
type PopoverVariants = VariantProps<typeof popoverVariants>;
declare const popoverVariants: (props?: ({
    padding?: "md" | "none" | null | undefined;
} & import("class-variance-authority/types").ClassProp) | undefined) => string;

// ── @naikkelas/ui/product-card
//    AnyProductCardProps
//    CourseCard
//    CourseCardProps
//    CourseLevel
//    CourseType
//    CoverHue
//    CoverPicture
//    EventCard
//    EventCardProps
//    MentorCard
//    MentorCardProps
//    PackageCard
//    PackageCardProps
//    ProductCard
//    ProductCardLabels
//    ProductCardProps
//    ProductGrid
//    ProductGridProps
//    ProductKind
//    SaveButton
//    SaveButtonProps
//    ServiceCard
//    ServiceCardProps
//    ToolCard
//    ToolCardProps
//    hueOfCategory
//    productCardLabelsEn
//    productCardLabelsId

// ── @naikkelas/ui/progress-circle
//    ProgressCircle
//    ProgressCircleProps

// ── @naikkelas/ui/progress
//    Progress
//    ProgressProps

// ── @naikkelas/ui/prose
//    Prose
//    ProseProps
//    ProseVariants
//    proseVariants

// ── @naikkelas/ui/qr-code
//    QrCode
//    QrCodeProps
//    QrDrawing
//    qrDrawing

// ── @naikkelas/ui/radio-card
//    RadioCard
//    RadioCardGroup
//    RadioCardGroupProps
//    RadioCardProps

// ── @naikkelas/ui/radio
//    Radio
//    RadioProps

// ── @naikkelas/ui/rating
//    Rating
//    RatingInput
//    RatingInputLabels
//    RatingInputProps
//    RatingLabels
//    RatingProps
//    StarCount
//    ratingInputLabelsEn
//    ratingInputLabelsId
//    ratingLabelsEn
//    ratingLabelsId

// ── @naikkelas/ui/retention-chart
//    RetentionChart
//    RetentionChartLabels
//    RetentionChartProps
//    RetentionDrop
//    largestDrop
//    retentionChartLabelsEn
//    retentionChartLabelsId
//    retentionLine

// ── @naikkelas/ui/rich-text
type BlockNode = ParagraphNode | HeadingNode | ListNode | QuoteNode;
interface HeadingNode {
    type: 'heading';
    attrs: {
        level: 2 | 3;
    };
    content?: InlineNode[] | undefined;
}
type InlineNode = TextNode | {
    type: 'hardBreak';
};
interface ListItemNode {
    type: 'listItem';
    content: BlockNode[];
}
interface ListNode {
    type: "bulletList" | "orderedList";
    content: ListItemNode[];
}
type Mark = {
    type: "bold" | "italic" | "sorot" | "strike" | "underline";
} | {
    type: 'link';
    attrs: {
        target: Link;
    };
};
interface ParagraphNode {
    type: 'paragraph';
    content?: InlineNode[] | undefined;
}
interface QuoteNode {
    type: 'blockquote';
    content: BlockNode[];
}
interface RichText {
    type: 'doc';
    content: BlockNode[];
}
interface RichTextProps {
    value: RichText$1;
    href: (link: Link) => string | null;
    Link?: ElementType<ComponentPropsWithoutRef<'a'>> | undefined;
}
/* as RichTextView */ declare function RichText({ value, ...links }: RichTextProps): ReactNode;
interface TextNode {
    type: 'text';
    text: string;
    marks?: Mark[] | undefined;
}
declare const emptyRichText: RichText;
declare function isBlankRichText(doc: RichText): boolean;
declare function linkProps(address: string): {
    href: string;
    rel?: string | undefined;
};
declare function plainText(doc: RichText): string;
declare function richTextOf(...paragraphs: string[]): RichText;
declare function richTextSchema(maxLength: number): z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"doc">;
    content: z.ZodMiniArray<z.ZodMiniType<BlockNode, unknown, z.core.$ZodTypeInternals<BlockNode, unknown>>>;
}, z.core.$strict>;

// ── @naikkelas/ui/rich-text/schema
//    BlockNode
//    HeadingNode
//    InlineNode
//    ListItemNode
//    ListNode
//    Mark
//    ParagraphNode
//    QuoteNode
//    RichText
//    TextNode
//    emptyRichText
//    isBlankRichText
//    plainText
//    richTextOf
//    richTextSchema

// ── @naikkelas/ui/samples
declare const courseOffer: Offer;
declare const coursePictures: {
    readonly 'peserta-dasbor': "Peserta kelas menyusun dasbor penjualan";
    readonly 'perkenalan-kelas': "Cuplikan video perkenalan kelas";
    readonly 'papan-tulis': "";
    readonly 'meja-kasir': "Meja kasir toko kopi dengan laptop";
    readonly 'mentor-grafik': "Mentor menjelaskan grafik kepada peserta";
    readonly 'ruang-belajar': "Tampilan ruang belajar daring";
    readonly 'paket-kelas': "Paket kelas dan berkas latihan";
    readonly 'toko-senja': "";
};
declare function courseSections(mediaIds: Readonly<Record<string, string>>, targets?: Partial<CourseTargets & {
    film: Video;
}>): PageSection[];

// ── @naikkelas/ui/section
//    Section
//    SectionProps
//    SectionVariants
//    frameVariants
//    sectionVariants

// ── @naikkelas/ui/sections
type AnySectionDefinition = Omit<SectionDefinition, "check" | "complete" | "content" | "defaults" | "fields" | "fromRecord"> & {
    content: z.ZodMiniType<Record<string, unknown>>;
    defaults: Readonly<Record<string, unknown>>;
    fields: Readonly<Record<string, Field>>;
    complete: Readonly<Record<string, string | undefined>>;
    check?: ((content: never) => Finding[]) | undefined;
    fromRecord?: FromRecord<Record<string, unknown>> | undefined;
};
type Chip = (typeof chips)[number];
interface ChoiceField extends FieldBase {
    kind: 'choice';
    options: readonly Option[];
}
type Cta = z.infer<typeof ctaSchema>;
interface CtaField extends FieldBase {
    kind: 'cta';
    suffix?: string | undefined;
}
interface Dropped {
    path: readonly string[];
    message: string;
}
type Field = TextField | RichTextField | NumberField | ToggleField | ChoiceField | LayoutField | ImageField | VideoField | IconField | LinkField | CtaField | InstantField | GroupField | ListingField | ListField;
type FieldKind = Field['kind'];
type FieldPath = readonly string[];
type FieldsOf<Content> = {
    readonly [Key in Exclude<keyof Content, 'id'> & string]: Field;
};
interface Finding {
    path: readonly string[];
    message: string;
}
interface FormLabels {
    name: string;
    whatsapp: string;
    whatsappExample: string;
    email: string;
    choice: string;
    text: string;
    coupon: string;
    choose: string;
    optional: string;
    consent: string;
    leaveEmpty: string;
    sheet: string;
    send: string;
    order: string;
    usedAsSaidIn: string;
    privacyPolicy: string;
}
interface FromRecord<Content> {
    keys: readonly (keyof Content & string)[];
    read: (record: RecordDetails) => Partial<Content>;
}
interface GroupField extends FieldBase {
    kind: 'group';
    fields: FieldsOf<Record<string, unknown>>;
}
interface IconField extends FieldBase {
    kind: 'icon';
}
type IconName = z.infer<typeof iconNameSchema>;
type Image = z.infer<typeof imageSchema>;
interface ImageField extends FieldBase {
    kind: 'image';
}
interface InstantField extends FieldBase {
    kind: 'instant';
}
interface LayoutField extends FieldBase {
    kind: 'layout';
    options: readonly Option[];
}
type Link = z.infer<typeof linkSchema>;
interface LinkField extends FieldBase {
    kind: 'link';
}
interface ListField extends FieldBase {
    kind: 'list';
    itemLabel: string;
    min: number;
    max: number;
    replacedBy?: string | undefined;
    titleKey: string;
    newItem: Readonly<Record<string, unknown>>;
    addLabel?: string | undefined;
    fields: Readonly<Record<string, Field>>;
}
interface ListedRecord {
    id: string;
    kind: ProductKind;
    name: string;
    href: string;
    summary: string;
    mediaId: string | null;
    number: number;
    category: number | null;
    price: number | null;
    strikePrice: number | null;
    seatsLeft: number | null;
    isSoldOut: boolean;
    rating: {
        value: number;
        count: number;
    } | null;
    course: {
        type: CourseType;
        level: CourseLevel;
        minutes: number | null;
        lessons: number;
        opensOn: string | null;
        instructor: string;
    } | null;
    event: {
        startsAt: string;
        endsAt: string | null;
        place: string | null;
    } | null;
}
type ListedRecords = Readonly<Record<string, readonly ListedRecord[]>>;
type Listing = z.infer<typeof listingSchema>;
interface ListingField extends FieldBase {
    kind: 'listing';
}
interface MediaAsset {
    id: string;
    kind: "image" | "video";
    width: number;
    height: number;
    color: string;
    widths: readonly number[];
    url(format: "avif" | "original" | "webp", width: number): string;
}
interface NumberField extends FieldBase {
    kind: 'number';
    min: number;
    max: number;
    unit?: string | undefined;
}
type Offer = z.infer<typeof offerSchema>;
interface Option {
    value: string;
    label: string;
}
interface PageContext {
    anchor: string;
    headingLevel: 1 | 2;
    imagePriority: "high" | "lazy";
    settings: SectionSettings;
    joins?: "above" | "below" | "both" | undefined;
    isFirst?: boolean | undefined;
    run?: number | undefined;
    offer: Offer;
    media(id: string): MediaAsset | null;
    href(link: Link): string | null;
    now?: string | undefined;
    formAction: string | null;
    privacyHref?: string | undefined;
    records?: readonly ListedRecord[] | undefined;
    record?: RecordDetails | undefined;
    labels: SectionLabels;
    components: SectionComponents;
    isSample: boolean;
    isPhone?: boolean | undefined;
    isDraft?: boolean | undefined;
    pictureName?: ((image: Image) => string | undefined) | undefined;
}
interface PageSection extends StoredSection {
    settings: SectionSettings;
}
type ParsedSection = {
    kind: 'known';
    definition: AnySectionDefinition;
    content: Record<string, unknown>;
    dropped: readonly Dropped[];
} | {
    kind: 'unknown';
    reason: "invalid_content" | "newer_version" | "unknown_type";
    message: string;
};
type PhoneSettings = z.infer<typeof phoneSettingsSchema>;
interface PlaceSectionsProps extends Omit<SectionListProps, "onDropped" | "onSkipped" | "views"> {
    parse?: typeof parseSection | undefined;
}
interface PlacedSection {
    section: PageSection;
    parsed: ParsedSection;
    context: Omit<PageContext, 'isSample'>;
}
interface RecordDetails {
    level: CourseLevel | null;
    chapters: {
        title: string;
        lessons: {
            title: string;
            minutes: number;
            kind: "article" | "assignment" | "ebook" | "quiz" | "video";
        }[];
    }[];
    people: {
        name: string;
        title: string;
        biography: string;
        mediaId: string | null;
    }[];
    event: {
        isOnline: boolean;
        startsAt: string;
        endsAt: string;
        place: {
            name: string;
            address: string;
            mapUrl: string | null;
        } | null;
    } | null;
    beginsAt: string | null;
    saleEndsAt: string | null;
    reviews: {
        author: string;
        stars: number;
        text: string;
    }[];
    rating: {
        value: number;
        count: number;
    } | null;
}
interface RichTextField extends FieldBase {
    kind: 'richText';
    maxLength: number;
    bestLength?: number | undefined;
    examples?: readonly string[] | undefined;
}
type SectionAudience = z.infer<typeof sectionAudienceSchema>;
interface SectionComponents {
    Link: ElementType<ComponentPropsWithoutRef<'a'>>;
    Image?: ComponentType<SectionImageProps> | undefined;
}
interface SectionDefinition<Content extends {
    layout: string;
} = {
    layout: string;
}> {
    type: string;
    version: number;
    label: string;
    purpose: string;
    group: SectionGroup;
    keywords: readonly string[];
    content: z.ZodMiniType<Content>;
    defaults: Content;
    settings?: Partial<SectionSettings> | undefined;
    fields: FieldsOf<Content>;
    complete: Readonly<Partial<Record<keyof Content & string, string>>>;
    check?: ((content: Content) => Finding[]) | undefined;
    fromRecord?: FromRecord<Content> | undefined;
    upgrades: Readonly<Record<number, Upgrade>>;
}
type SectionDefinitions = Readonly<Record<string, AnySectionDefinition>>;
type SectionGroup = (typeof sectionGroups)[number];
interface SectionImageProps {
    src: string;
    alt: string;
    width: number;
    height: number;
    sizes: string;
    className: string;
    priority: "high" | "lazy";
}
interface SectionLabels {
    askOnWhatsApp: string;
    answeredBy: string;
    noTarget: string;
    formerPrice: string;
    usualPrice: string;
    total: string;
    savesStamp: string;
    saves: string;
    coach: string;
    startsOn: string;
    closesOn: string;
    seatsLeft: string;
    free: string;
    before: string;
    after: string;
    source: string;
    sourceOf: (name: string) => string;
    rating: (value: number) => string;
    decimal: (value: number) => string;
    fromRatings: (count: number) => string;
    showMoreStories: (count: number) => string;
    showFewerStories: string;
    period: string;
    readConversation: string;
    us: string;
    suits: string;
    suitsNot: string;
    ofTicks: (count: number) => string;
    lessonKinds: {
        article: string;
        ebook: string;
        quiz: string;
        assignment: string;
    };
    lessons: (count: number) => string;
    included: string;
    worthTotal: string;
    youPay: string;
    result: string;
    dataSource: string;
    yes: string;
    no: string;
    compared: string;
    option: string;
    when: string;
    hours: string;
    where: string;
    seats: string;
    dateToCome: string;
    openMap: string;
    openRoom: string;
    saveToCalendar: string;
    googleCalendar: string;
    eventOver: string;
    contactBy: {
        whatsapp: string;
        phone: string;
        email: string;
        address: string;
    };
    questions: (count: number) => string;
    questionInitial: string;
    answerInitial: string;
    minutes: (count: number) => string;
    seconds: (count: number) => string;
    recommended: string;
    priceNow: string;
    priceEnded: string;
    until: (day: string) => string;
    guarantee: string;
    payWith: string;
    freeStamp: string;
    shortDay: (instant: string) => string;
    dayNumber: (instant: string) => string;
    month: (instant: string) => string;
    weekday: (instant: string) => string;
    day: (instant: string) => string;
    time: (instant: string) => string;
    timeRange: (from: string, to: string) => string;
    countdown: {
        days: string;
        hours: string;
        minutes: string;
        seconds: string;
        remaining: string;
    };
    mainLinks: string;
    openMenu: string;
    closeMenu: string;
    footerLinks: string;
    networks: {
        email: string;
        website: string;
    };
    followUs: string;
    enlarge: string;
    close: string;
    filmChapters: string;
    transcript: string;
    watchOn: (name: string) => string;
    openOn: (name: string) => string;
    listenOn: (name: string) => string;
    contents: string;
    noteBeside: string;
    form: FormLabels;
}
declare function SectionList({ views, onSkipped, onDropped, ...page }: SectionListProps): ReactNode;
interface SectionListProps {
    items: readonly StoredItem[];
    sections?: SectionDefinitions | undefined;
    views: Readonly<Record<string, SectionView>>;
    offer: Offer;
    media: (id: string) => MediaAsset | null;
    href: (link: Link, section: PageSection) => string | null;
    records?: ((section: PageSection) => readonly ListedRecord[] | undefined) | undefined;
    record?: RecordDetails | null | undefined;
    formAction?: ((section: PageSection) => string | null) | undefined;
    privacyHref?: string | undefined;
    now?: string | undefined;
    visitor?: VisitorClass | undefined;
    labels?: SectionLabels | undefined;
    components?: Partial<SectionComponents> | undefined;
    onSkipped?: ((section: PageSection, reason: string) => void) | undefined;
    onDropped?: ((section: PageSection, dropped: readonly Dropped[]) => void) | undefined;
}
interface SectionPartProps {
    page: PageContext;
    slot: Slot;
}
type SectionSettings = z.infer<typeof sectionSettingsSchema>;
type SectionVariant = z.infer<typeof sectionVariantSchema>;
type SectionView = ComponentType<SectionViewProps<never>>;
interface SectionViewProps<Content> extends SectionPartProps {
    content: Content;
}
type Slot = (path: FieldPath, node: ReactNode) => ReactNode;
interface StoredItem extends StoredSection {
    settings?: Partial<SectionSettings> | undefined;
}
interface StoredSection {
    id: string;
    type: string;
    version: number;
    content: unknown;
}
interface TextField extends FieldBase {
    kind: 'text';
    maxLength: number;
    bestLength?: number | undefined;
    isMultiline?: boolean | undefined;
    isUndrawn?: boolean | undefined;
    examples?: readonly string[] | undefined;
}
interface ToggleField extends FieldBase {
    kind: 'toggle';
}
type Tone = (typeof tones)[number];
type Upgrade = (content: Record<string, unknown>) => Record<string, unknown>;
type VariantKey = (typeof variantKeys)[number];
type Video = z.infer<typeof videoSchema>;
interface VideoField extends FieldBase {
    kind: 'video';
}
type VisitSourceClass = (typeof visitSources)[number];
interface VisitorClass {
    source: VisitSourceClass;
    isSignedIn: boolean;
}
declare function anchorList(visible: readonly Anchored[]): string[];
declare function anchorsOf(visible: readonly Anchored[]): Map<string, string>;
declare function chipText(chip: Chip, offer: Offer): string;
declare const chips: readonly [
    "harga",
    "hemat",
    "tenggat",
    "sisa_kursi",
    "mentor"
];
declare function chipsIn(value: string): Chip[];
declare function choicesOf(options: string): string[];
declare const ctaSchema: z.ZodMiniObject<{
    label: z.ZodMiniString<string>;
    target: z.ZodMiniDiscriminatedUnion<[
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"url">;
            href: z.ZodMiniString<string>;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"page">;
            pageId: z.ZodMiniString<string>;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"section">;
            sectionId: z.ZodMiniString<string>;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"whatsapp">;
            number: z.ZodMiniString<string>;
            text: z.ZodMiniString<string>;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"offer">;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"order">;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"checkout">;
            itemId: z.ZodMiniString<string>;
        }, z.core.$strict>,
        z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"file">;
            mediaId: z.ZodMiniString<string>;
        }, z.core.$strict>
    ], "kind">;
    style: z.ZodMiniEnum<{
        primary: "primary";
        secondary: "secondary";
    }>;
    note: z.ZodMiniString<string>;
}, z.core.$strict>;
declare const defaultPhone: PhoneSettings;
declare const defaultSettings: SectionSettings;
declare function defineSection<Content extends {
    layout: string;
}>(definition: SectionDefinition<Content>): SectionDefinition<Content>;
declare const elapsedName = "elapsed";
declare const everybody: SectionAudience;
declare function fillChips(value: string, offer: Offer, missing?: (chip: Chip) => string): string;
declare function fillChipsDeep<Value>(value: Value, offer: Offer, missing?: (chip: Chip) => string): Value;
declare function followedKeys(definition: Pick<AnySectionDefinition, 'fromRecord'>, { settings, record }: {
    settings: Pick<SectionSettings, 'followsRecord'>;
    record: RecordDetails | null | undefined;
}): ReadonlySet<string>;
declare function followsRecord({ fromRecord }: Pick<AnySectionDefinition, 'fromRecord'>, { followsRecord: isOn }: Pick<SectionSettings, 'followsRecord'>): boolean;
declare function formFieldNames(fields: readonly Pick<FormField, 'kind'>[]): string[];
//    formatRupiah
declare const iconNameSchema: z.ZodMiniString<string>;
declare const iconSchema: z.ZodMiniUnion<readonly [
    z.ZodMiniLiteral<"">,
    z.ZodMiniString<string>
]>;
declare const imageRatios: readonly [
    "original",
    "1:1",
    "4:3",
    "16:9",
    "9:16"
];
declare const imageSchema: z.ZodMiniObject<{
    mediaId: z.ZodMiniUnion<readonly [
        z.ZodMiniLiteral<"">,
        z.ZodMiniString<string>
    ]>;
    alt: z.ZodMiniString<string>;
    isDecorative: z.ZodMiniBoolean<boolean>;
    focal: z.ZodMiniOptional<z.ZodMiniObject<{
        x: z.ZodMiniNumber<number>;
        y: z.ZodMiniNumber<number>;
    }, z.core.$strict>>;
    ratio: z.ZodMiniOptional<z.ZodMiniEnum<{
        original: "original";
        "1:1": "1:1";
        "4:3": "4:3";
        "16:9": "16:9";
        "9:16": "9:16";
    }>>;
    treatment: z.ZodMiniOptional<z.ZodMiniEnum<{
        duotone: "duotone";
        none: "none";
        step: "step";
    }>>;
    phone: z.ZodMiniOptional<z.ZodMiniObject<{
        mediaId: z.ZodMiniString<string>;
    }, z.core.$strict>>;
}, z.core.$strict>;
declare const imageTreatments: readonly [
    "none",
    "duotone",
    "step"
];
declare function isEdited({ isSample, isDraft }: PageContext): boolean;
declare function isForVisitor({ audience }: Pick<SectionSettings, 'audience'>, visitor: VisitorClass): boolean;
declare function isPast(instant: string, page: PageContext): boolean;
declare function isScheduled({ schedule: { from, to } }: SectionSettings, now: string): boolean;
declare function isShown(value: string, page: PageContext): boolean;
declare const keptNumberSchema: z.ZodMiniString<string>;
declare const labelsEn: SectionLabels;
declare const labelsId: SectionLabels;
declare const linkSchema: z.ZodMiniDiscriminatedUnion<[
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"url">;
        href: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"page">;
        pageId: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"section">;
        sectionId: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"whatsapp">;
        number: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"offer">;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"order">;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"checkout">;
        itemId: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"file">;
        mediaId: z.ZodMiniString<string>;
    }, z.core.$strict>
], "kind">;
declare function listOf<Item extends z.ZodMiniType<{
    id: string;
}>>(item: Item, max: number): z.ZodMiniArray<Item>;
declare const listedAtMost = 12;
declare const listedKinds: readonly [
    "course",
    "service",
    "tool",
    "add_on",
    "event"
];
declare const listingRules: readonly [
    "none",
    "kind",
    "category",
    "newest",
    "picked"
];
declare const listingSchema: z.ZodMiniObject<{
    by: z.ZodMiniEnum<{
        category: "category";
        kind: "kind";
        newest: "newest";
        none: "none";
        picked: "picked";
    }>;
    kind: z.ZodMiniUnion<readonly [
        z.ZodMiniLiteral<"">,
        z.ZodMiniEnum<{
            add_on: "add_on";
            course: "course";
            event: "event";
            service: "service";
            tool: "tool";
        }>
    ]>;
    categoryId: z.ZodMiniUnion<readonly [
        z.ZodMiniLiteral<"">,
        z.ZodMiniUUID
    ]>;
    recordIds: z.ZodMiniArray<z.ZodMiniUUID>;
    count: z.ZodMiniInt;
}, z.core.$strict>;
declare const noCta: Cta;
declare const noImage: Image;
declare const noLink: Link;
declare const noListing: Listing;
declare const noOffer: Offer;
declare const noVideo: Video;
declare function offerAt(offer: Offer, now: string | undefined): Offer;
declare const offerKeys: readonly [
    "name",
    "price",
    "strikePrice",
    "deadline",
    "seats",
    "coach",
    "whatsapp"
];
declare function offerNumber({ whatsapp, cta: { target } }: Offer): string;
declare const offerSchema: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    price: z.ZodMiniNullable<z.ZodMiniInt>;
    strikePrice: z.ZodMiniNullable<z.ZodMiniInt>;
    deadline: z.ZodMiniNullable<z.iso.ZodMiniISODateTime>;
    seats: z.ZodMiniNullable<z.ZodMiniInt>;
    coach: z.ZodMiniString<string>;
    whatsapp: z.ZodMiniString<string>;
    cta: z.ZodMiniObject<{
        label: z.ZodMiniString<string>;
        target: z.ZodMiniDiscriminatedUnion<[
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"url">;
                href: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"page">;
                pageId: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"section">;
                sectionId: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"whatsapp">;
                number: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"offer">;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"order">;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"checkout">;
                itemId: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"file">;
                mediaId: z.ZodMiniString<string>;
            }, z.core.$strict>
        ], "kind">;
    }, z.core.$strict>;
    record: z.ZodMiniNullable<z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            course: "course";
            event: "event";
            offer: "offer";
            product: "product";
            service: "service";
        }>;
        id: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    bound: z.ZodMiniArray<z.ZodMiniEnum<{
        coach: "coach";
        deadline: "deadline";
        name: "name";
        price: "price";
        seats: "seats";
        strikePrice: "strikePrice";
        whatsapp: "whatsapp";
    }>>;
}, z.core.$strict>;
declare function parseSection(section: StoredSection, definitions?: SectionDefinitions): ParsedSection;
declare const phoneSettingsSchema: z.ZodMiniObject<{
    title: z.ZodMiniEnum<{
        large: "large";
        normal: "normal";
        small: "small";
    }>;
    order: z.ZodMiniEnum<{
        picture: "picture";
        usual: "usual";
        words: "words";
    }>;
}, z.core.$strict>;
declare function placeSections({ items, sections, offer, media, href, records, record, formAction, privacyHref, now, visitor, labels, components, parse }: PlaceSectionsProps): PlacedSection[];
declare const priceTextSchema: z.ZodMiniString<string>;
declare function readSection(section: StoredSection, definitions?: SectionDefinitions): ParsedSection;
declare function readSectionAgain(section: StoredSection, definitions?: SectionDefinitions): ParsedSection;
declare function readSettings(stored: unknown): SectionSettings;
//    readableNumber
declare function safeHref(href: string): string | null;
declare const sectionAudienceSchema: z.ZodMiniObject<{
    source: z.ZodMiniEnum<{
        ads: "ads";
        any: "any";
        other: "other";
        partner: "partner";
        social: "social";
    }>;
    account: z.ZodMiniEnum<{
        any: "any";
        in: "in";
        out: "out";
    }>;
}, z.core.$strict>;
declare function sectionDefinition(type: string, definitions?: SectionDefinitions): AnySectionDefinition | undefined;
declare const sectionGroups: readonly [
    "opening",
    "problem",
    "content",
    "curriculum",
    "people",
    "proof",
    "price",
    "questions",
    "action",
    "links",
    "frame"
];
declare const sectionSettingsSchema: z.ZodMiniObject<{
    tone: z.ZodMiniEnum<{
        board: "board";
        brand: "brand";
        paper: "paper";
        soft: "soft";
        turmeric: "turmeric";
        white: "white";
    }>;
    spacing: z.ZodMiniEnum<{
        loose: "loose";
        normal: "normal";
        tight: "tight";
    }>;
    hasStep: z.ZodMiniBoolean<boolean>;
    visibleOn: z.ZodMiniEnum<{
        all: "all";
        desktop: "desktop";
        phone: "phone";
    }>;
    schedule: z.ZodMiniObject<{
        from: z.ZodMiniNullable<z.iso.ZodMiniISODateTime>;
        to: z.ZodMiniNullable<z.iso.ZodMiniISODateTime>;
    }, z.core.$strict>;
    isHidden: z.ZodMiniBoolean<boolean>;
    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        title: z.ZodMiniEnum<{
            large: "large";
            normal: "normal";
            small: "small";
        }>;
        order: z.ZodMiniEnum<{
            picture: "picture";
            usual: "usual";
            words: "words";
        }>;
    }, z.core.$strict>>>;
    variant: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        group: z.ZodMiniString<string>;
        key: z.ZodMiniEnum<{
            a: "a";
            b: "b";
            c: "c";
            d: "d";
        }>;
    }, z.core.$strict>>>;
    followsRecord: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    audience: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        source: z.ZodMiniEnum<{
            ads: "ads";
            any: "any";
            other: "other";
            partner: "partner";
            social: "social";
        }>;
        account: z.ZodMiniEnum<{
            any: "any";
            in: "in";
            out: "out";
        }>;
    }, z.core.$strict>>>;
}, z.core.$strict>;
declare const sectionVariantSchema: z.ZodMiniObject<{
    group: z.ZodMiniString<string>;
    key: z.ZodMiniEnum<{
        a: "a";
        b: "b";
        c: "c";
        d: "d";
    }>;
}, z.core.$strict>;
declare const sections: { /* 7e2941f5cd01ba36 */ }
declare const shortIdSchema: z.ZodMiniString<string>;
declare const spacings: readonly [
    "tight",
    "normal",
    "loose"
];
declare const strictObject: <Shape extends z.core.$ZodLooseShape>(shape: () => Shape) => z.ZodMiniLazy<z.ZodMiniObject<{
    -readonly [P in keyof Shape]: Shape[P];
}, z.core.$strict>>;
declare const strongTones: ReadonlySet<Tone>;
declare const text: (maxLength: number) => z.ZodMiniString<string>;
declare const tones: readonly [
    "white",
    "paper",
    "soft",
    "board",
    "brand",
    "turmeric"
];
declare const trapName = "website";
declare function unfinishedListing({ by, categoryId, recordIds }: Listing): Finding[];
declare const unknownVisitor: VisitorClass;
declare function upgraded(definition: AnySectionDefinition, version: number, content: unknown): unknown;
declare const variantKeys: readonly [
    "a",
    "b",
    "c",
    "d"
];
declare const videoProviders: readonly [
    "youtube",
    "vimeo"
];
declare const videoSchema: z.ZodMiniDiscriminatedUnion<[
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"none">;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"provider">;
        provider: z.ZodMiniEnum<{
            vimeo: "vimeo";
            youtube: "youtube";
        }>;
        id: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"file">;
        mediaId: z.ZodMiniString<string>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"link">;
        target: z.ZodMiniDiscriminatedUnion<[
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"url">;
                href: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"page">;
                pageId: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"section">;
                sectionId: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"whatsapp">;
                number: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"offer">;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"order">;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"checkout">;
                itemId: z.ZodMiniString<string>;
            }, z.core.$strict>,
            z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"file">;
                mediaId: z.ZodMiniString<string>;
            }, z.core.$strict>
        ], "kind">;
    }, z.core.$strict>
], "kind">;
declare const views: {
    accordion_list: typeof AccordionListView;
    announcement_bar: typeof AnnouncementBarView;
    background_full: typeof BackgroundFullView;
    benefits: typeof BenefitsView;
    coach: typeof CoachView;
    comparison: typeof ComparisonView;
    contact: typeof ContactView;
    countdown: typeof CountdownView;
    cta_button: typeof CtaButtonView;
    embed: typeof EmbedView;
    event_details: typeof EventDetailsView;
    faq: typeof FaqView;
    footer: typeof FooterView;
    gallery: typeof GalleryView;
    grid_card: typeof GridCardView;
    headline: typeof HeadlineView;
    image_paragraph: typeof ImageParagraphView;
    lead_form: typeof LeadFormView;
    lesson: typeof LessonView;
    lesson_2: typeof Lesson2View;
    lesson_material: typeof LessonMaterialView;
    link_list: typeof LinkListView;
    logos: typeof LogosView;
    navbar: typeof NavbarView;
    newsletter: typeof NewsletterView;
    order_form: typeof OrderFormView;
    paragraph: typeof ParagraphView;
    price: typeof PriceView;
    problem: typeof ProblemView;
    problem_2: typeof Problem2View;
    profile_header: typeof ProfileHeaderView;
    register_class: typeof RegisterClassView;
    rich_text: typeof RichTextView;
    social_row: typeof SocialRowView;
    stats: typeof StatsView;
    steps: typeof StepsView;
    sticky_cta: typeof StickyCtaView;
    suitable_for: typeof SuitableForView;
    testimonial_1: typeof Testimonial1View;
    testimonial_2: typeof Testimonial2View;
    testimonial_3: typeof Testimonial3View;
    testimonial_4: typeof Testimonial4View;
    title_media: typeof TitleMediaView;
    trust: typeof TrustView;
    video: typeof VideoView;
};
declare const visitSources: readonly [
    "ads",
    "social",
    "partner",
    "other"
];
declare function whatsappAddress(number: string, text: string): string | null;
declare function withFollowed(parsed: ParsedSection, { settings, record }: {
    settings: SectionSettings;
    record: RecordDetails | null;
}): ParsedSection;
declare function withoutClauses(text: string, isUnsayable: (clause: string) => boolean): string;

// ── @naikkelas/ui/sections/accordion-list
declare const AccordionList: (props: SectionProps<{
    layout: "categories" | "columns" | "lines" | "numbered";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        question: string;
        answer: {
            type: "doc";
            content: BlockNode[];
        };
        group: string;
        isOpen: boolean;
    }[];
    contact: {
        name: string;
        hours: string;
        number: string;
    };
}>) => import("react").ReactNode;
declare function AccordionListView({ content, page, slot }: AccordionListProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/announcement-bar
declare const AnnouncementBar: (props: SectionProps<{
    layout: "button" | "coupon" | "link";
    icon: string;
    text: string;
    label: string;
    target: {
        kind: "url";
        href: string;
    } | {
        kind: "page";
        pageId: string;
    } | {
        kind: "section";
        sectionId: string;
    } | {
        kind: "whatsapp";
        number: string;
        text: string;
    } | {
        kind: "offer";
    } | {
        kind: "order";
    } | {
        kind: "checkout";
        itemId: string;
    } | {
        kind: "file";
        mediaId: string;
    };
    code: string;
    hasEnd: boolean;
}>) => import("react").ReactNode;
declare function AnnouncementBarView(props: AnnouncementBarProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/background-full
declare const BackgroundFull: (props: SectionProps<{
    layout: "board" | "number" | "photo" | "quote";
    eyebrow: string;
    title: string;
    highlight: string;
    text: string;
    value: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    align: "center" | "start";
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function BackgroundFullView({ content, page, slot }: BackgroundFullProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/benefits
declare const Benefits: (props: SectionProps<{
    layout: "feature" | "receipt" | "stairs";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        icon: string;
        title: string;
        text: string;
        worth: number;
    }[];
}>) => import("react").ReactNode;
declare function BenefitsView({ content, page, slot }: BenefitsProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/coach
declare const Coach: (props: SectionProps<{
    layout: "letter" | "portrait" | "team";
    eyebrow: string;
    title: string;
    intro: string;
    people: {
        id: string;
        name: string;
        role: string;
        bio: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        numbers: {
            id: string;
            value: string;
            label: string;
        }[];
        links: {
            id: string;
            label: string;
            target: {
                kind: "url";
                href: string;
            } | {
                kind: "page";
                pageId: string;
            } | {
                kind: "section";
                sectionId: string;
            } | {
                kind: "whatsapp";
                number: string;
                text: string;
            } | {
                kind: "offer";
            } | {
                kind: "order";
            } | {
                kind: "checkout";
                itemId: string;
            } | {
                kind: "file";
                mediaId: string;
            };
        }[];
    }[];
}>) => import("react").ReactNode;
declare function CoachView({ content, page, slot }: CoachProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/comparison
declare const Comparison: (props: SectionProps<{
    layout: "slips" | "table";
    eyebrow: string;
    title: string;
    intro: string;
    first: {
        name: string;
        note: string;
    };
    second: {
        name: string;
        note: string;
    };
    third: {
        name: string;
        note: string;
    };
    rows: {
        id: string;
        label: string;
        first: {
            answer: "no" | "text" | "yes";
            text: string;
        };
        second: {
            answer: "no" | "text" | "yes";
            text: string;
        };
        third: {
            answer: "no" | "text" | "yes";
            text: string;
        };
    }[];
    source: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function ComparisonView({ content, page, slot }: ComparisonProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/contact
declare const Contact: (props: SectionProps<{
    layout: "card" | "form" | "lines";
    eyebrow: string;
    title: string;
    intro: string;
    name: string;
    role: string;
    portrait: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    hours: string;
    chat: {
        number: string;
        message: string;
    };
    email: string;
    phone: string;
    address: string;
    map: {
        kind: "url";
        href: string;
    } | {
        kind: "page";
        pageId: string;
    } | {
        kind: "section";
        sectionId: string;
    } | {
        kind: "whatsapp";
        number: string;
        text: string;
    } | {
        kind: "offer";
    } | {
        kind: "order";
    } | {
        kind: "checkout";
        itemId: string;
    } | {
        kind: "file";
        mediaId: string;
    };
    fields: {
        id: string;
        kind: "choice" | "email" | "name" | "text" | "whatsapp";
        label: string;
        options: string;
        isRequired: boolean;
    }[];
    consent: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function ContactView(props: ContactProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/countdown
declare const Countdown: (props: SectionProps<{
    layout: "board" | "calendar" | "line";
    eyebrow: string;
    title: string;
    text: string;
    until: string | null;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function CountdownView({ content, page, slot }: CountdownProps): import("react").JSX.Element | null;

// ── @naikkelas/ui/sections/cta-button
declare const CtaButton: (props: SectionProps<{
    layout: "band" | "price" | "single" | "twoPaths";
    eyebrow: string;
    title: string;
    text: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    secondCta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    hasPrice: boolean;
}>) => import("react").ReactNode;
declare function CtaButtonView({ content, page, slot }: CtaButtonProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/embed
declare const Embed: (props: SectionProps<{
    layout: "beside" | "slip" | "wide";
    eyebrow: string;
    title: string;
    text: string;
    provider: "maps" | "spotify" | "tiktok" | "vimeo" | "youtube";
    reference: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    caption: string;
}>) => import("react").ReactNode;
declare function EmbedView(props: EmbedProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/event-details
declare const EventDetails: (props: SectionProps<{
    layout: "invitation" | "poster" | "ticket";
    eyebrow: string;
    title: string;
    intro: string;
    startsAt: string | null;
    endsAt: string | null;
    isOnline: boolean;
    place: string;
    address: string;
    map: {
        kind: "url";
        href: string;
    } | {
        kind: "page";
        pageId: string;
    } | {
        kind: "section";
        sectionId: string;
    } | {
        kind: "whatsapp";
        number: string;
        text: string;
    } | {
        kind: "offer";
    } | {
        kind: "order";
    } | {
        kind: "checkout";
        itemId: string;
    } | {
        kind: "file";
        mediaId: string;
    };
    seats: string;
    note: string;
    hasPrice: boolean;
    hasCalendar: boolean;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function EventDetailsView(props: EventDetailsProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/faq
declare const Faq: (props: SectionProps<{
    layout: "categories" | "columns" | "lines" | "open";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        question: string;
        answer: {
            type: "doc";
            content: BlockNode[];
        };
        group: string;
        isOpen: boolean;
    }[];
    contact: {
        name: string;
        hours: string;
        number: string;
    };
    portrait: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
}>) => import("react").ReactNode;
declare function FaqView({ content, page, slot }: FaqProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/footer
declare const Footer: (props: SectionProps<{
    layout: "columns" | "line" | "wordmark";
    name: string;
    logo: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    text: string;
    columns: {
        id: string;
        title: string;
        links: {
            id: string;
            label: string;
            target: {
                kind: "url";
                href: string;
            } | {
                kind: "page";
                pageId: string;
            } | {
                kind: "section";
                sectionId: string;
            } | {
                kind: "whatsapp";
                number: string;
                text: string;
            } | {
                kind: "offer";
            } | {
                kind: "order";
            } | {
                kind: "checkout";
                itemId: string;
            } | {
                kind: "file";
                mediaId: string;
            };
        }[];
    }[];
    address: string;
    phone: string;
    email: string;
    accounts: {
        id: string;
        network: "email" | "facebook" | "instagram" | "linkedin" | "shopee" | "telegram" | "threads" | "tiktok" | "tokopedia" | "website" | "whatsapp" | "x" | "youtube";
        handle: string;
    }[];
    legal: string;
}>) => import("react").ReactNode;
declare function FooterView(props: FooterProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/gallery
declare const Gallery: (props: SectionProps<{
    layout: "mosaic" | "strip" | "wall";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        caption: string;
    }[];
    isEnlargeable: boolean;
}>) => import("react").ReactNode;
declare function GalleryView({ content, page, slot }: GalleryProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/grid-card
declare const GridCard: (props: SectionProps<{
    layout: "even" | "feature" | "numbered" | "quote" | "slide";
    eyebrow: string;
    title: string;
    intro: string;
    listing: {
        by: "category" | "kind" | "newest" | "none" | "picked";
        kind: "" | "add_on" | "course" | "event" | "service" | "tool";
        categoryId: string;
        recordIds: string[];
        count: number;
    };
    items: {
        id: string;
        icon: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        title: string;
        text: string;
        role: string;
        badge: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    }[];
}>) => import("react").ReactNode;
declare function GridCardView({ content, page, slot }: GridCardProps): import("react").JSX.Element | null;

// ── @naikkelas/ui/sections/headline
declare const Headline: (props: SectionProps<{
    layout: "board" | "center" | "receipt" | "split";
    eyebrow: string;
    title: string;
    highlight: string;
    text: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    secondCta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    proof: {
        id: string;
        value: string;
        label: string;
    }[];
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
}>) => import("react").ReactNode;
declare function HeadlineView({ content, page, slot }: HeadlineProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/image-paragraph
declare const ImageParagraph: (props: SectionProps<{
    layout: "auto" | "left" | "overlap" | "right";
    eyebrow: string;
    title: string;
    body: {
        type: "doc";
        content: BlockNode[];
    };
    points: {
        id: string;
        text: string;
    }[];
    priceText: string;
    strikeText: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function ImageParagraphView({ content, page, slot }: ImageParagraphProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/lead-form
declare const LeadForm: (props: SectionProps<{
    layout: "inline" | "magnet" | "sheet";
    eyebrow: string;
    title: string;
    text: string;
    points: {
        id: string;
        text: string;
    }[];
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    fields: {
        id: string;
        kind: "choice" | "email" | "name" | "text" | "whatsapp";
        label: string;
        options: string;
        isRequired: boolean;
    }[];
    consent: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function LeadFormView({ content, page, slot }: LeadFormProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/lesson-2
declare const Lesson2: (props: SectionProps<{
    layout: "projects" | "rundown" | "weeks";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        label: string;
        title: string;
        text: string;
        result: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
    }[];
}>) => import("react").ReactNode;
declare function Lesson2View({ content, page, slot }: Lesson2Props): import("react").JSX.Element;

// ── @naikkelas/ui/sections/lesson-material
declare const LessonMaterial: (props: SectionProps<{
    layout: "accordion" | "chapters" | "compact" | "timeline";
    eyebrow: string;
    title: string;
    intro: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    chapters: {
        id: string;
        title: string;
        level: "1" | "2" | "3";
        lessons: {
            id: string;
            title: string;
            minutes: number;
            kind: "article" | "assignment" | "ebook" | "quiz" | "video";
            isFree: boolean;
            target: {
                kind: "url";
                href: string;
            } | {
                kind: "page";
                pageId: string;
            } | {
                kind: "section";
                sectionId: string;
            } | {
                kind: "whatsapp";
                number: string;
                text: string;
            } | {
                kind: "offer";
            } | {
                kind: "order";
            } | {
                kind: "checkout";
                itemId: string;
            } | {
                kind: "file";
                mediaId: string;
            };
        }[];
    }[];
    hasTotals: boolean;
}>) => import("react").ReactNode;
declare function LessonMaterialView({ content: stored, page, slot }: LessonMaterialProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/lesson
declare const Lesson: (props: SectionProps<{
    layout: "chapters" | "compact" | "sample";
    eyebrow: string;
    title: string;
    intro: string;
    chapters: {
        id: string;
        title: string;
        level: "1" | "2" | "3";
        lessons: {
            id: string;
            title: string;
            minutes: number;
            kind: "article" | "assignment" | "ebook" | "quiz" | "video";
            isFree: boolean;
            target: {
                kind: "url";
                href: string;
            } | {
                kind: "page";
                pageId: string;
            } | {
                kind: "section";
                sectionId: string;
            } | {
                kind: "whatsapp";
                number: string;
                text: string;
            } | {
                kind: "offer";
            } | {
                kind: "order";
            } | {
                kind: "checkout";
                itemId: string;
            } | {
                kind: "file";
                mediaId: string;
            };
        }[];
    }[];
    hasTotals: boolean;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    video: {
        kind: "none";
    } | {
        kind: "provider";
        provider: "vimeo" | "youtube";
        id: string;
    } | {
        kind: "file";
        mediaId: string;
    } | {
        kind: "link";
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    };
    playLabel: string;
    sizeMb: number;
}>) => import("react").ReactNode;
declare function LessonView({ content: stored, page, slot }: LessonProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/link-list
declare const LinkList: (props: SectionProps<{
    layout: "buttons" | "cards" | "grid" | "rows";
    eyebrow: string;
    title: string;
    intro: string;
    listing: {
        by: "category" | "kind" | "newest" | "none" | "picked";
        kind: "" | "add_on" | "course" | "event" | "service" | "tool";
        categoryId: string;
        recordIds: string[];
        count: number;
    };
    items: {
        id: string;
        label: string;
        note: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        icon: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        isHighlighted: boolean;
        price: string;
        from: string | null;
        to: string | null;
    }[];
}>) => import("react").ReactNode;
declare function LinkListView({ content, page, slot }: LinkListProps): import("react").JSX.Element | null;

// ── @naikkelas/ui/sections/logos
declare const Logos: (props: SectionProps<{
    layout: "line" | "plates" | "register";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        name: string;
        logo: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        note: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    }[];
}>) => import("react").ReactNode;
declare function LogosView({ content, page, slot }: LogosProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/navbar
declare const Navbar: (props: SectionProps<{
    layout: "bar" | "drawer" | "masthead";
    name: string;
    logo: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    target: {
        kind: "url";
        href: string;
    } | {
        kind: "page";
        pageId: string;
    } | {
        kind: "section";
        sectionId: string;
    } | {
        kind: "whatsapp";
        number: string;
        text: string;
    } | {
        kind: "offer";
    } | {
        kind: "order";
    } | {
        kind: "checkout";
        itemId: string;
    } | {
        kind: "file";
        mediaId: string;
    };
    links: {
        id: string;
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    }[];
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    isSticky: boolean;
}>) => import("react").ReactNode;
declare function NavbarView(props: NavbarProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/newsletter
declare const Newsletter: (props: SectionProps<{
    layout: "issues" | "letter" | "line";
    eyebrow: string;
    title: string;
    text: string;
    via: "email" | "whatsapp";
    sample: {
        sender: string;
        subject: string;
        body: string;
    };
    issues: {
        id: string;
        title: string;
        note: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    }[];
    consent: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function NewsletterView(props: NewsletterProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/order-form
declare const OrderForm: (props: SectionProps<{
    layout: "slip" | "split";
    eyebrow: string;
    title: string;
    text: string;
    hasCoupon: boolean;
    consent: string;
    payments: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function OrderFormView(props: OrderFormProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/paragraph
declare const Paragraph: (props: SectionProps<{
    layout: "columns" | "letter" | "measure" | "pull";
    eyebrow: string;
    title: string;
    body: {
        type: "doc";
        content: BlockNode[];
    };
    quote: string;
    signature: {
        name: string;
        role: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
    };
}>) => import("react").ReactNode;
declare function ParagraphView({ content, page, slot }: ParagraphProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/parts
declare function ContentIcon({ name, ...rest }: ContentIconProps): import("react").JSX.Element | null;
interface ContentIconProps extends Pick<IconProps, "className" | "size"> {
    name: string;
}
declare function CtaLink({ cta, path, page, slot, width }: CtaLinkProps): import("react").JSX.Element | null;
interface CtaLinkProps {
    cta: Cta;
    path?: string | FieldPath | undefined;
    page: PageContext;
    slot: Slot;
    width?: "auto" | "full" | undefined;
}
declare function Picture({ image, page, sizes, ratio, isFirst, isExpected, className }: PictureProps): import("react").JSX.Element | null;
interface PictureProps {
    image: Image;
    page: PageContext;
    sizes: string;
    ratio?: "16:9" | "1:1" | "3:2" | "4:3" | "9:16" | undefined;
    isFirst?: boolean | undefined;
    isExpected?: boolean | undefined;
    className?: string | undefined;
}
declare function RichSlot({ value, path, page, slot }: RichSlotProps): import("react").ReactNode;
declare function SectionHeading({ page, slot, eyebrow, title: text, highlight, intro, introKey, align, size, className, children }: SectionHeadingProps): import("react").JSX.Element | null;
interface SectionHeadingProps {
    page: PageContext;
    slot: Slot;
    eyebrow: string;
    title: string;
    highlight?: string | undefined;
    intro: string;
    introKey?: string | undefined;
    align?: "center" | "start" | undefined;
    size?: "display" | "h2" | undefined;
    className?: string | undefined;
    children?: ReactNode | undefined;
}
type SectionProps<Content> = Content & SectionSurroundings;
declare function SectionShell({ type, page, children, width, className }: SectionShellProps): import("react").JSX.Element;
interface SectionShellProps {
    type: string;
    page: PageContext;
    children: ReactNode;
    width?: keyof typeof frames | undefined;
    className?: string | undefined;
}
interface SectionSurroundings {
    anchor?: string | undefined;
    headingLevel?: PageContext['headingLevel'] | undefined;
    imagePriority?: PageContext['imagePriority'] | undefined;
    settings?: Partial<SectionSettings> | undefined;
    offer?: Partial<Offer> | undefined;
    media?: ((id: string) => MediaAsset | null) | undefined;
    href?: ((link: Link) => string | null) | undefined;
    now?: string | undefined;
    formAction?: string | null | undefined;
    privacyHref?: string | undefined;
    labels?: SectionLabels | undefined;
    components?: Partial<SectionComponents> | undefined;
}
declare function isPictured(image: Image, page: PageContext): boolean;
//    isShown
declare const plainSlot: Slot;
declare function sectionComponent<Content extends {
    layout: string;
}>(type: string, View: ComponentType<SectionViewProps<Content>>): (props: SectionProps<Content>) => ReactNode;
declare function writtenText(node: ReactNode): {
    dir: 'auto' | undefined;
    words: ReactNode;
};

// ── @naikkelas/ui/sections/price
declare const Price: (props: SectionProps<{
    layout: "free" | "plans" | "receipt" | "steps";
    eyebrow: string;
    title: string;
    intro: string;
    plans: {
        id: string;
        name: string;
        priceText: string;
        strikeText: string;
        per: string;
        points: {
            id: string;
            text: string;
        }[];
        isBest: boolean;
        cta: {
            label: string;
            target: {
                kind: "url";
                href: string;
            } | {
                kind: "page";
                pageId: string;
            } | {
                kind: "section";
                sectionId: string;
            } | {
                kind: "whatsapp";
                number: string;
                text: string;
            } | {
                kind: "offer";
            } | {
                kind: "order";
            } | {
                kind: "checkout";
                itemId: string;
            } | {
                kind: "file";
                mediaId: string;
            };
            style: "primary" | "secondary";
            note: string;
        };
    }[];
    tiers: {
        id: string;
        label: string;
        priceText: string;
        until: string | null;
        isSoldOut: boolean;
    }[];
    guarantee: string;
    payments: string;
}>) => import("react").ReactNode;
declare function PriceView({ content: stored, page, slot }: PriceProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/problem-2
declare const Problem2: (props: SectionProps<{
    layout: "columns" | "receipt";
    eyebrow: string;
    title: string;
    intro: string;
    slip: string;
    period: string;
    beforeLabel: string;
    afterLabel: string;
    items: {
        id: string;
        label: string;
        amount: number;
        text: string;
    }[];
    totalLabel: string;
    totalText: string;
    closing: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function Problem2View({ content, page, slot }: Problem2Props): import("react").JSX.Element;

// ── @naikkelas/ui/sections/problem
declare const Problem: (props: SectionProps<{
    layout: "board" | "screens" | "thoughts";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        text: string;
        icon: string;
        screen: "chart" | "chat" | "orders" | "sheet";
    }[];
    closing: string;
}>) => import("react").ReactNode;
declare function ProblemView({ content, page, slot }: ProblemProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/profile-header
declare const ProfileHeader: (props: SectionProps<{
    layout: "cover" | "portrait" | "steps";
    title: string;
    role: string;
    bio: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    cover: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    facts: {
        id: string;
        value: string;
        label: string;
    }[];
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function ProfileHeaderView(props: ProfileHeaderProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/register-class
declare const RegisterClass: (props: SectionProps<{
    layout: "band" | "form" | "receipt" | "ticket";
    eyebrow: string;
    title: string;
    text: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    fields: {
        id: string;
        kind: "choice" | "email" | "name" | "text" | "whatsapp";
        label: string;
        options: string;
        isRequired: boolean;
    }[];
    consent: string;
    cohort: {
        name: string;
        start: string | null;
        until: string | null;
        seats: string;
    };
}>) => import("react").ReactNode;
declare function RegisterClassView(props: RegisterClassProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/registry
//    AnySectionDefinition
//    Chip
//    ChoiceField
//    Cta
//    CtaField
//    Dropped
//    Field
//    FieldKind
//    FieldPath
//    FieldsOf
//    Finding
//    FormLabels
//    FromRecord
//    GroupField
//    IconField
//    IconName
//    Image
//    ImageField
//    InstantField
//    LayoutField
//    Link
//    LinkField
//    ListField
//    ListedRecord
//    ListedRecords
//    Listing
//    ListingField
//    MediaAsset
//    NumberField
//    Offer
//    Option
//    PageContext
//    PageSection
//    ParsedSection
//    PhoneSettings
//    RecordDetails
//    RichTextField
//    SectionAudience
//    SectionDefinition
//    SectionDefinitions
//    SectionGroup
//    SectionLabels
//    SectionPartProps
//    SectionSettings
//    SectionVariant
//    SectionView
//    SectionViewProps
//    Slot
//    StoredItem
//    StoredSection
//    TextField
//    ToggleField
//    Tone
//    Upgrade
//    VariantKey
//    Video
//    VideoField
//    VisitSourceClass
//    VisitorClass
//    anchorList
//    anchorsOf
//    chipText
//    chips
//    chipsIn
//    choicesOf
//    ctaSchema
//    defaultPhone
//    defaultSettings
//    defineSection
//    elapsedName
//    everybody
//    fillChips
//    fillChipsDeep
//    followedKeys
//    followsRecord
//    formFieldNames
//    formatRupiah
//    iconNameSchema
//    iconSchema
//    imageRatios
//    imageSchema
//    imageTreatments
//    isEdited
//    isForVisitor
//    isPast
//    isScheduled
//    isShown
//    keptNumberSchema
//    labelsEn
//    labelsId
//    linkSchema
//    listOf
//    listedAtMost
//    listedKinds
//    listingRules
//    listingSchema
//    noCta
//    noImage
//    noLink
//    noListing
//    noOffer
//    noVideo
//    offerAt
//    offerKeys
//    offerNumber
//    offerSchema
//    parseSection
//    phoneSettingsSchema
//    priceTextSchema
//    readSection
//    readSectionAgain
//    readSettings
//    readableNumber
//    safeHref
//    sectionAudienceSchema
//    sectionDefinition
//    sectionGroups
//    sectionSettingsSchema
//    sectionVariantSchema
//    sections
//    shortIdSchema
//    spacings
//    strictObject
//    strongTones
//    text
//    tones
//    trapName
//    unfinishedListing
//    unknownVisitor
//    upgraded
//    variantKeys
//    videoProviders
//    videoSchema
//    visitSources
//    whatsappAddress
//    withFollowed
//    withoutClauses

// ── @naikkelas/ui/sections/rich-text
declare const RichText: (props: SectionProps<{
    layout: "article" | "folded" | "margin";
    eyebrow: string;
    title: string;
    intro: string;
    parts: {
        id: string;
        title: string;
        body: {
            type: "doc";
            content: BlockNode[];
        };
        note: string;
    }[];
    quote: string;
    hasContents: boolean;
}>) => import("react").ReactNode;
declare function RichTextView(props: RichTextProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/social-row
declare const SocialRow: (props: SectionProps<{
    layout: "names" | "row" | "tiles";
    eyebrow: string;
    title: string;
    intro: string;
    accounts: {
        id: string;
        network: "email" | "facebook" | "instagram" | "linkedin" | "shopee" | "telegram" | "threads" | "tiktok" | "tokopedia" | "website" | "whatsapp" | "x" | "youtube";
        handle: string;
    }[];
}>) => import("react").ReactNode;
declare function SocialRowView({ content, page, slot }: SocialRowProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/stats
declare const Stats: (props: SectionProps<{
    layout: "feature" | "rows" | "sentence";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        value: string;
        label: string;
        note: string;
    }[];
    source: string;
}>) => import("react").ReactNode;
declare function StatsView({ content, page, slot }: StatsProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/steps
declare const Steps: (props: SectionProps<{
    layout: "board" | "checklist" | "pictures";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        icon: string;
        title: string;
        text: string;
        note: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    }[];
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function StepsView({ content, page, slot }: StepsProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/sticky-cta
declare const StickyCta: (props: SectionProps<{
    layout: "bar" | "slip" | "two";
    text: string;
    hasPrice: boolean;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
    secondCta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function StickyCtaView(props: StickyCtaProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/suitable-for
declare const SuitableFor: (props: SectionProps<{
    layout: "checklist" | "personas" | "sides";
    eyebrow: string;
    title: string;
    intro: string;
    yes: {
        id: string;
        text: string;
    }[];
    no: {
        id: string;
        text: string;
    }[];
    personas: {
        id: string;
        title: string;
        text: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
    }[];
    closing: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function SuitableForView({ content, page, slot }: SuitableForProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/testimonial-1
declare const Testimonial1: (props: SectionProps<{
    video: {
        kind: "none";
    } | {
        kind: "provider";
        provider: "vimeo" | "youtube";
        id: string;
    } | {
        kind: "file";
        mediaId: string;
    } | {
        kind: "link";
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    };
    playLabel: string;
    seconds: number;
    sizeMb: number;
    quote: string;
    result: string;
    name: string;
    role: string;
    city: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    source: {
        kind: "url";
        href: string;
    } | {
        kind: "page";
        pageId: string;
    } | {
        kind: "section";
        sectionId: string;
    } | {
        kind: "whatsapp";
        number: string;
        text: string;
    } | {
        kind: "offer";
    } | {
        kind: "order";
    } | {
        kind: "checkout";
        itemId: string;
    } | {
        kind: "file";
        mediaId: string;
    };
    consentedAt: string | null;
    layout: "film" | "story";
    eyebrow: string;
    title: string;
}>) => import("react").ReactNode;
declare function Testimonial1View({ content, page, slot }: Testimonial1Props): import("react").JSX.Element;

// ── @naikkelas/ui/sections/testimonial-2
declare const Testimonial2: (props: SectionProps<{
    layout: "slide" | "wall";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        rating: number;
        quote: string;
        result: string;
        name: string;
        role: string;
        city: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        source: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        consentedAt: string | null;
        id: string;
    }[];
}>) => import("react").ReactNode;
declare function Testimonial2View({ content, page, slot }: Testimonial2Props): import("react").JSX.Element;

// ── @naikkelas/ui/sections/testimonial-3
declare const Testimonial3: (props: SectionProps<{
    layout: "chat" | "screenshot";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        name: string;
        role: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        screenshot: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
        messages: {
            id: string;
            from: "person" | "us";
            text: string;
            time: string;
        }[];
    }[];
}>) => import("react").ReactNode;
declare function Testimonial3View({ content, page, slot }: Testimonial3Props): import("react").JSX.Element;

// ── @naikkelas/ui/sections/testimonial-4
declare const Testimonial4: (props: SectionProps<{
    layout: "climb" | "figures";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        measure: string;
        before: string;
        after: string;
        period: string;
        name: string;
        role: string;
        image: {
            mediaId: string;
            alt: string;
            isDecorative: boolean;
            focal?: {
                x: number;
                y: number;
            } | undefined;
            ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
            treatment?: "duotone" | "none" | "step" | undefined;
            phone?: {
                mediaId: string;
            } | undefined;
        };
    }[];
}>) => import("react").ReactNode;
declare function Testimonial4View({ content, page, slot }: Testimonial4Props): import("react").JSX.Element;

// ── @naikkelas/ui/sections/title-media
declare const TitleMedia: (props: SectionProps<{
    layout: "pair" | "phone" | "side" | "wide";
    eyebrow: string;
    title: string;
    text: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    secondImage: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    video: {
        kind: "none";
    } | {
        kind: "provider";
        provider: "vimeo" | "youtube";
        id: string;
    } | {
        kind: "file";
        mediaId: string;
    } | {
        kind: "link";
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    };
    playLabel: string;
    seconds: number;
    sizeMb: number;
    caption: string;
    cta: {
        label: string;
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
        style: "primary" | "secondary";
        note: string;
    };
}>) => import("react").ReactNode;
declare function TitleMediaView(props: TitleMediaProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/trust
declare const Trust: (props: SectionProps<{
    layout: "guarantee" | "payments" | "strip";
    eyebrow: string;
    title: string;
    intro: string;
    items: {
        id: string;
        icon: string;
        title: string;
        text: string;
    }[];
    guarantee: {
        title: string;
        text: string;
        stamp: string;
        signer: string;
    };
    payments: {
        id: string;
        name: string;
    }[];
}>) => import("react").ReactNode;
declare function TrustView(props: TrustProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/video
declare const Video: (props: SectionProps<{
    layout: "chapters" | "stage" | "transcript";
    eyebrow: string;
    title: string;
    text: string;
    image: {
        mediaId: string;
        alt: string;
        isDecorative: boolean;
        focal?: {
            x: number;
            y: number;
        } | undefined;
        ratio?: "16:9" | "1:1" | "4:3" | "9:16" | "original" | undefined;
        treatment?: "duotone" | "none" | "step" | undefined;
        phone?: {
            mediaId: string;
        } | undefined;
    };
    video: {
        kind: "none";
    } | {
        kind: "provider";
        provider: "vimeo" | "youtube";
        id: string;
    } | {
        kind: "file";
        mediaId: string;
    } | {
        kind: "link";
        target: {
            kind: "url";
            href: string;
        } | {
            kind: "page";
            pageId: string;
        } | {
            kind: "section";
            sectionId: string;
        } | {
            kind: "whatsapp";
            number: string;
            text: string;
        } | {
            kind: "offer";
        } | {
            kind: "order";
        } | {
            kind: "checkout";
            itemId: string;
        } | {
            kind: "file";
            mediaId: string;
        };
    };
    playLabel: string;
    seconds: number;
    sizeMb: number;
    chapters: {
        id: string;
        seconds: number;
        title: string;
    }[];
    transcript: {
        type: "doc";
        content: BlockNode[];
    };
}>) => import("react").ReactNode;
declare function VideoView(props: VideoProps): import("react").JSX.Element;

// ── @naikkelas/ui/sections/views
//    views

// ── @naikkelas/ui/segmented-control
//    SegmentOption
//    SegmentVariants
//    SegmentedControl
//    SegmentedControlProps
//    segmentVariants

// ── @naikkelas/ui/select
//    Select
//    SelectProps

// ── @naikkelas/ui/sheet
//    Sheet
//    SheetClose
//    SheetProps
//    SheetTrigger
//    SheetTriggerProps
//    SheetVariants
//    sheetVariants

// ── @naikkelas/ui/sidebar
//    Sidebar
//    SidebarGroup
//    SidebarItem
//    SidebarLabels
//    SidebarProps
//    sidebarLabelsEn
//    sidebarLabelsId

// ── @naikkelas/ui/site-bars
//    BannerAsset
//    BarGroup
//    BarLink
//    BarMenu
//    CurrentPath
//    Person
//    SiteBanner
//    SiteBanners
//    SiteBannersProps
//    SiteBarLabels
//    SiteBars
//    SiteBarsProps
//    SiteFooter
//    SiteFooterProps
//    SitePopup
//    SitePopupProps
//    siteBarLabels

// ── @naikkelas/ui/skeleton
//    Skeleton
//    SkeletonProps
//    SkeletonVariants
//    skeletonVariants

// ── @naikkelas/ui/slider
//    Slider
//    SliderProps
//    SliderVariants
//    sliderVariants

// ── @naikkelas/ui/spinner
//    Spinner
//    SpinnerProps
//    SpinnerVariants
//    spinnerVariants

// ── @naikkelas/ui/stack
//    Stack
//    StackProps
//    StackVariants
//    stackVariants

// ── @naikkelas/ui/stat
//    Stat
//    StatChange
//    StatLabels
//    StatProps
//    statLabelsEn
//    statLabelsId

// ── @naikkelas/ui/stepper
//    Stepper
//    StepperLabels
//    StepperProps
//    StepperStep
//    stepperLabelsEn
//    stepperLabelsId

// ── @naikkelas/ui/switch
//    Switch
//    SwitchProps

// ── @naikkelas/ui/table
//    CellVariants
//    Table
//    TableBody
//    TableCell
//    TableCellProps
//    TableHead
//    TableHeader
//    TableHeaderProps
//    TableProps
//    TableRow
//    TableRowProps
//    TableSectionProps
//    cellVariants

// ── @naikkelas/ui/tabs
declare function Tab({ value, icon, count, href, isDisabled, disabled, id, className, onClick, children, ...rest }: TabProps): import("react").JSX.Element;
declare function TabList({ label, className, onKeyDown, ...rest }: TabListProps): import("react").JSX.Element;
interface TabListProps extends HTMLAttributes<HTMLDivElement> {
    label: string;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function TabPanel({ value, isKeptMounted, id, children, ...rest }: TabPanelProps): import("react").JSX.Element;
interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
    value: string;
    isKeptMounted?: boolean | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface TabProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
    value: string;
    icon?: ReactNode | undefined;
    count?: number | undefined;
    href?: string | undefined;
    isDisabled?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
}
declare function Tabs({ value, defaultValue, onValueChange, variant, ...rest }: TabsProps): import("react").JSX.Element;
interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    variant?: "line" | "panel" | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}

// ── @naikkelas/ui/tags-input
declare function TagsInput({ value, defaultValue, onChange, onValueChange, maxTags, maxLength, labels, required, readOnly, placeholder, onBlur, onKeyDown, onPaste, className, style, ref, ...rest }: TagsInputProps): import("react").JSX.Element;
interface TagsInputLabels {
    list: string;
    help: string;
    remove: (tag: string) => string;
    added: (tags: readonly string[]) => string;
    removed: (tag: string) => string;
    repeated: (tags: readonly string[]) => string;
    tooLong: (tags: readonly string[], most: number) => string;
    beyond: (most: number) => string;
    missing: string;
}
interface TagsInputProps extends Omit<InputProps, "defaultValue" | "end" | "maxLength" | "onChange" | "size" | "start" | "type" | "value">, ControlValueProps<readonly string[]> {
    value?: readonly string[] | undefined;
    defaultValue?: readonly string[] | undefined;
    maxTags?: number | undefined;
    maxLength?: number | undefined;
    labels?: TagsInputLabels | undefined;
}
declare const tagsInputLabelsEn: TagsInputLabels;
declare const tagsInputLabelsId: TagsInputLabels;

// ── @naikkelas/ui/text
//    Text
//    TextProps
//    TextVariants
//    textVariants

// ── @naikkelas/ui/textarea
//    Textarea
//    TextareaProps

// ── @naikkelas/ui/theme
//    ColorScale
//    ContrastPair
//    PageThemeId
//    Step
//    Theme
//    ThemeCss
//    ThemeFont
//    ThemeMode
//    ThemeRounded
//    ThemeScope
//    ThemeScopeProps
//    ThemeStyle
//    ThemeStyleProps
//    Tone
//    ToneColorName
//    WornTheme
//    appTheme
//    brandScale
//    colorNamed
//    contrast
//    contrastPairs
//    defaultTheme
//    onColor
//    pageScales
//    pageThemes
//    scaleSteps
//    themeAttributes
//    themeSchema
//    themeToCss

// ── @naikkelas/ui/theme/client
declare function ThemePortalProvider({ children }: ThemePortalProviderProps): import("react").JSX.Element;
interface ThemePortalProviderProps {
    children: ReactNode;
}
declare function ThemeSheet({ theme }: ThemeSheetProps): null;
interface ThemeSheetProps {
    theme: Pick<Theme, "accent" | "brand">;
}
declare function usePortalContainer(): HTMLElement | undefined;

// ── @naikkelas/ui/theme/schema
//    PageThemeId
//    Theme
//    ThemeFont
//    ThemeMode
//    ThemeRounded
//    appTheme
//    defaultTheme
declare const fontSchema: z.ZodMiniEnum<{
    arial: "arial";
    montserrat: "montserrat";
    poppins: "poppins";
    roboto: "roboto";
}>;
declare const modeSchema: z.ZodMiniEnum<{
    dark: "dark";
    light: "light";
}>;
//    pageThemes
declare const roundedSchema: z.ZodMiniEnum<{
    full: "full";
    medium: "medium";
    none: "none";
}>;
//    themeSchema

// ── @naikkelas/ui/time-left
declare function TimeLeft({ until, ended, now, onEnd, labels, className, style, ...rest }: TimeLeftProps): import("react").JSX.Element;
interface TimeLeftLabels {
    days: string;
    hours: string;
    minutes: string;
    seconds: string;
}
interface TimeLeftProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
    until: string;
    ended: string;
    now?: string | undefined;
    onEnd?: (() => void) | undefined;
    labels?: TimeLeftLabels | undefined;
    ref?: Ref<HTMLTimeElement> | undefined;
}
declare const timeLeftLabelsEn: TimeLeftLabels;
declare const timeLeftLabelsId: TimeLeftLabels;

// ── @naikkelas/ui/time-picker
declare function TimePicker({ value, defaultValue, onChange, onValueChange, min, max, step, zone, disabled, readOnly, labels, size, className, style, onBlur, onInvalid, onKeyDown, ref, ...rest }: TimePickerProps): import("react").JSX.Element;
interface TimePickerLabels {
    open: string;
    times: string;
    placeholder: string;
    unreadable: string;
    noHour: (hour: number) => string;
    noMinute: (minute: number) => string;
    tooEarly: (first: string) => string;
    tooLate: (last: string) => string;
}
interface TimePickerProps extends Omit<InputProps, "defaultValue" | "end" | "max" | "min" | "onChange" | "start" | "step" | "type" | "value">, ControlValueProps<string> {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    min?: string | undefined;
    max?: string | undefined;
    step?: number | undefined;
    zone?: string | undefined;
    labels?: TimePickerLabels | undefined;
}
declare const timePickerLabelsEn: TimePickerLabels;
declare const timePickerLabelsId: TimePickerLabels;
declare const writtenTime: (value: string) => string;

// ── @naikkelas/ui/timeline
//    Timeline
//    TimelineItem
//    TimelineItemProps
//    TimelineProps
//    TimelineSignVariants
//    timelineSignVariants

// ── @naikkelas/ui/toast
interface ShownToast extends ToastOptions {
    id: string;
}
interface ToastAttributes extends AriaAttributes {
    id?: string | undefined;
    className?: string | undefined;
    style?: CSSProperties | undefined;
    [data: `data-${string}`]: string | number | boolean | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface ToastOptions {
    title: string;
    text?: string | undefined;
    tone?: "danger" | "info" | "ok" | "warn" | undefined;
    action?: {
        label: string;
        onSelect: () => void;
    } | undefined;
    durationMs?: number | undefined;
    id?: string | undefined;
    attributes?: ToastAttributes | undefined;
}
declare function ToastProvider(props: ToastProviderProps): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
interface ToastProviderProps extends HTMLAttributes<HTMLElement> {
    label?: string | undefined;
    closeLabel?: string | undefined;
    placement?: "bottom" | "top" | undefined;
    durationMs?: number | undefined;
    children: ReactNode;
    ref?: Ref<HTMLElement> | undefined;
}
interface Toasts {
    toast: (options: ToastOptions) => string;
    dismiss: (id: string) => void;
}
declare function useToast(): Toasts;

// ── @naikkelas/ui/tokens
declare const appSizes: {
    readonly "2xl": {
        readonly lineHeight: {
            readonly value: 2;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 1.5;
            readonly unit: "rem";
        };
    };
    readonly "3xl": {
        readonly lineHeight: {
            readonly value: 2.375;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 1.875;
            readonly unit: "rem";
        };
    };
    readonly lg: {
        readonly lineHeight: {
            readonly value: 1.625;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 1.125;
            readonly unit: "rem";
        };
    };
    readonly md: {
        readonly lineHeight: {
            readonly value: 1.5;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 1;
            readonly unit: "rem";
        };
    };
    readonly sm: {
        readonly lineHeight: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 0.875;
            readonly unit: "rem";
        };
    };
    readonly xl: {
        readonly lineHeight: {
            readonly value: 1.75;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
    };
    readonly xs: {
        readonly lineHeight: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
        readonly description: "Fixed sizes of the applications.";
        readonly size: {
            readonly value: 0.8125;
            readonly unit: "rem";
        };
    };
};
declare const breakpoints: {
    readonly lg: "62rem";
    readonly md: "40rem";
};
declare const depth: {
    readonly e1: "0px 1px 2px 0px #02242414";
    readonly e2: "0px 2px 4px -1px #02242414, 0px 8px 20px -6px #02242424";
    readonly e3: "0px 4px 8px -2px #0224241a, 0px 24px 56px -12px #02242447";
};
declare const duration: {
    readonly enter: "160ms";
    readonly overlay: "200ms";
    readonly rise: "200ms";
    readonly "rise-gap": "60ms";
    readonly sheet: "240ms";
    readonly state: "120ms";
};
declare const ease: {
    readonly in: "cubic-bezier(0.16, 1, 0.3, 1)";
    readonly move: "cubic-bezier(0.65, 0, 0.35, 1)";
    readonly out: "cubic-bezier(0.4, 0, 1, 1)";
};
declare const fontFamilies: {
    readonly roboto: {
        readonly app: "\"Roboto\", \"Roboto on Arial\", sans-serif";
        readonly body: "\"Roboto\", \"Roboto on Arial\", sans-serif";
        readonly "digit-width": "0.62em";
        readonly "heading-scale": "1.06";
        readonly "tracking-scale": "0.5";
    };
    readonly arial: {
        readonly app: "\"Roboto\", \"Roboto on Arial\", sans-serif";
        readonly body: "\"Naik Arial\", \"Naik Arial on Roboto\", \"Arial\", sans-serif";
        readonly "digit-width": "0.62em";
        readonly "heading-scale": "1.06";
        readonly "tracking-scale": "0.5";
    };
    readonly montserrat: {
        readonly app: "\"Roboto\", \"Roboto on Arial\", sans-serif";
        readonly body: "\"Montserrat\", \"Montserrat on Arial\", \"Montserrat on Roboto\", sans-serif";
        readonly "digit-width": "0.62em";
        readonly "heading-scale": "1";
        readonly "tracking-scale": "1";
    };
    readonly poppins: {
        readonly app: "\"Roboto\", \"Roboto on Arial\", sans-serif";
        readonly body: "\"Poppins\", \"Poppins on Arial\", \"Poppins on Roboto\", sans-serif";
        readonly "digit-width": "0.68em";
        readonly "heading-scale": "1";
        readonly "tracking-scale": "1";
    };
};
declare const fonts: readonly [
    "roboto",
    "arial",
    "montserrat",
    "poppins"
];
declare const ladders: {
    readonly cabai: {
        readonly "50": "#fff6f6";
        readonly "100": "#ffedec";
        readonly "200": "#ffd5d3";
        readonly "300": "#ffafab";
        readonly "400": "#ff7f78";
        readonly "500": "#f44d47";
        readonly "600": "#d22727";
        readonly "700": "#a8171a";
        readonly "800": "#811618";
        readonly "900": "#5e1213";
        readonly "950": "#3f0e0f";
    };
    readonly daun: {
        readonly "50": "#f2fbf0";
        readonly "100": "#e2f7de";
        readonly "200": "#c0eab9";
        readonly "300": "#92d48a";
        readonly "400": "#60b95c";
        readonly "500": "#449b44";
        readonly "600": "#2e7c31";
        readonly "700": "#1f6124";
        readonly "800": "#184b1d";
        readonly "900": "#113616";
        readonly "950": "#0c2410";
    };
    readonly kunyit: {
        readonly "50": "#fff8e3";
        readonly "100": "#fff0c7";
        readonly "200": "#ffdb85";
        readonly "300": "#ffb702";
        readonly "400": "#e39501";
        readonly "500": "#c37813";
        readonly "600": "#9f5d18";
        readonly "700": "#7f4715";
        readonly "800": "#633513";
        readonly "900": "#48260f";
        readonly "950": "#32190b";
    };
    readonly langit: {
        readonly "50": "#f1faff";
        readonly "100": "#e2f4ff";
        readonly "200": "#bde4fe";
        readonly "300": "#8bcbf7";
        readonly "400": "#54adec";
        readonly "500": "#2a8fd5";
        readonly "600": "#0f71b4";
        readonly "700": "#095891";
        readonly "800": "#0e4371";
        readonly "900": "#0f3052";
        readonly "950": "#0c2038";
    };
    readonly tinta: {
        readonly "50": "#f6f9f9";
        readonly "100": "#edf2f2";
        readonly "200": "#d9e0e0";
        readonly "300": "#bcc6c6";
        readonly "400": "#9ca8a8";
        readonly "500": "#7d8c8c";
        readonly "600": "#607070";
        readonly "700": "#475858";
        readonly "800": "#334444";
        readonly "900": "#213232";
        readonly "950": "#132222";
    };
    readonly toska: {
        readonly "50": "#eefbf9";
        readonly "100": "#dbf7f3";
        readonly "200": "#b1e9e3";
        readonly "300": "#76d3cb";
        readonly "400": "#3db7af";
        readonly "500": "#209892";
        readonly "600": "#0c7a75";
        readonly "700": "#005f5c";
        readonly "800": "#004948";
        readonly "900": "#023535";
        readonly "950": "#022424";
    };
};
declare const measures: {
    readonly bleed: "80rem";
    readonly content: "70rem";
    readonly narrow: "30rem";
    readonly text: "38rem";
};
declare const modes: readonly [
    "light",
    "dark"
];
declare const plainColors: {
    readonly paper: "#faf8f3";
    readonly white: "#ffffff";
};
declare const radii: {
    readonly none: {
        readonly box: "0px";
        readonly chip: "0px";
        readonly control: "0px";
        readonly field: "0px";
        readonly media: "0px";
        readonly portrait: "0px";
        readonly surface: "0px";
    };
    readonly medium: {
        readonly box: "3px";
        readonly chip: "3px";
        readonly control: "5px";
        readonly field: "5px";
        readonly media: "8px";
        readonly portrait: "5px";
        readonly surface: "8px";
    };
    readonly full: {
        readonly box: "5px";
        readonly chip: "100px";
        readonly control: "100px";
        readonly field: "24px";
        readonly media: "24px";
        readonly portrait: "100px";
        readonly surface: "24px";
    };
};
declare const roundings: readonly [
    "none",
    "medium",
    "full"
];
declare const space: {
    readonly "2": "0.125rem";
    readonly "4": "0.25rem";
    readonly "8": "0.5rem";
    readonly "12": "0.75rem";
    readonly "16": "1rem";
    readonly "20": "1.25rem";
    readonly "24": "1.5rem";
    readonly "32": "2rem";
    readonly "40": "2.5rem";
    readonly "48": "3rem";
    readonly "64": "4rem";
    readonly "80": "5rem";
    readonly "96": "6rem";
    readonly "128": "8rem";
};
declare const themeDefaults: {
    readonly mode: "light";
    readonly rounded: "medium";
    readonly font: "poppins";
};
declare const toneColors: { /* f5b8adb532ccfe33 */ }
declare const tones: readonly [
    "white",
    "paper",
    "soft",
    "board",
    "brand",
    "turmeric"
];
declare const typeScale: {
    readonly body: {
        readonly base: {
            readonly value: 0.975;
            readonly unit: "rem";
        };
        readonly description: "Running text of a page.";
        readonly lineHeight: 1.6;
        readonly maximum: {
            readonly value: 1.0625;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 1;
            readonly unit: "rem";
        };
        readonly slope: 0.125;
        readonly tracking: 0;
        readonly weight: 400;
    };
    readonly "display-l": {
        readonly base: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
        readonly description: "At most 60 characters, longest word 12.";
        readonly lineHeight: 1.06;
        readonly maximum: {
            readonly value: 3.5;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 1.875;
            readonly unit: "rem";
        };
        readonly slope: 2.75;
        readonly tracking: -0.025;
        readonly weight: 700;
    };
    readonly "display-m": {
        readonly base: {
            readonly value: 1.35;
            readonly unit: "rem";
        };
        readonly description: "Longer openings, longest word 14.";
        readonly lineHeight: 1.12;
        readonly maximum: {
            readonly value: 2.75;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 1.75;
            readonly unit: "rem";
        };
        readonly slope: 2;
        readonly tracking: -0.02;
        readonly weight: 700;
    };
    readonly "display-xl": {
        readonly base: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
        readonly description: "Opening line of at most 28 characters whose longest word has at most 10.";
        readonly lineHeight: 1.02;
        readonly maximum: {
            readonly value: 4.5;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 2.125;
            readonly unit: "rem";
        };
        readonly slope: 4;
        readonly tracking: -0.03;
        readonly weight: 700;
    };
    readonly h2: {
        readonly base: {
            readonly value: 1.325;
            readonly unit: "rem";
        };
        readonly description: "Heading of a section.";
        readonly lineHeight: 1.15;
        readonly maximum: {
            readonly value: 2.375;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 1.625;
            readonly unit: "rem";
        };
        readonly slope: 1.5;
        readonly tracking: -0.02;
        readonly weight: 700;
    };
    readonly h3: {
        readonly base: {
            readonly value: 1.075;
            readonly unit: "rem";
        };
        readonly description: "Heading of an item.";
        readonly lineHeight: 1.35;
        readonly maximum: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 1.125;
            readonly unit: "rem";
        };
        readonly slope: 0.25;
        readonly tracking: -0.005;
        readonly weight: 600;
    };
    readonly label: {
        readonly base: {
            readonly value: 0.8125;
            readonly unit: "rem";
        };
        readonly description: "Eyebrows, chips, names of fields.";
        readonly lineHeight: 1.4;
        readonly maximum: {
            readonly value: 0.8125;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 0.8125;
            readonly unit: "rem";
        };
        readonly slope: 0;
        readonly tracking: 0;
        readonly weight: 600;
    };
    readonly lead: {
        readonly base: {
            readonly value: 1.05;
            readonly unit: "rem";
        };
        readonly description: "First paragraph under a heading; measure 38rem.";
        readonly lineHeight: 1.55;
        readonly maximum: {
            readonly value: 1.25;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 1.125;
            readonly unit: "rem";
        };
        readonly slope: 0.375;
        readonly tracking: 0;
        readonly weight: 400;
    };
    readonly price: {
        readonly base: {
            readonly value: 1.75;
            readonly unit: "rem";
        };
        readonly description: "One a view.";
        readonly lineHeight: 1.05;
        readonly maximum: {
            readonly value: 3.5;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 2.25;
            readonly unit: "rem";
        };
        readonly slope: 2.5;
        readonly tracking: -0.03;
        readonly weight: 700;
    };
    readonly small: {
        readonly base: {
            readonly value: 0.875;
            readonly unit: "rem";
        };
        readonly description: "Notes and captions.";
        readonly lineHeight: 1.5;
        readonly maximum: {
            readonly value: 0.875;
            readonly unit: "rem";
        };
        readonly minimum: {
            readonly value: 0.875;
            readonly unit: "rem";
        };
        readonly slope: 0;
        readonly tracking: 0;
        readonly weight: 400;
    };
};

// ── @naikkelas/ui/toolbar
declare function Toolbar({ label, orientation, variant, className, children, onKeyDown, onFocus, ref, ...rest }: ToolbarProps): import("react").JSX.Element;
interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
    label: string;
    orientation?: "horizontal" | "vertical" | undefined;
    variant?: "floating" | "plain" | undefined;
    children: ReactNode;
    ref?: Ref<HTMLDivElement> | undefined;
}
declare function ToolbarSeparator({ className, ...rest }: ToolbarSeparatorProps): import("react").JSX.Element;
interface ToolbarSeparatorProps extends HTMLAttributes<HTMLSpanElement> {
    ref?: Ref<HTMLSpanElement> | undefined;
}

// ── @naikkelas/ui/tooltip
declare function Tooltip({ label, shortcut, side, children, id, className, ref, onPointerEnter, ...rest }: TooltipProps): import("react").JSX.Element;
interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    label: ReactNode;
    shortcut?: string | undefined;
    side?: Side | undefined;
    children: ReactElement<TooltipTrigger>;
    ref?: Ref<HTMLDivElement> | undefined;
}

// ── @naikkelas/ui/tour
declare function Tour({ steps, isOpen, onFinish, labels, className, onKeyDown, ref, ...rest }: TourProps): import("react").JSX.Element;
interface TourLabels {
    next: string;
    back: string;
    done: string;
    position: (step: number, count: number) => string;
}
interface TourProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "children" | "open"> {
    steps: readonly TourStep[];
    isOpen: boolean;
    onFinish: () => void;
    labels?: TourLabels | undefined;
    ref?: Ref<HTMLDialogElement> | undefined;
}
interface TourStep {
    target?: string | RefObject<Element | null> | undefined;
    title: ReactNode;
    text?: ReactNode | undefined;
    side?: Side | undefined;
}
declare const tourLabelsEn: TourLabels;
declare const tourLabelsId: TourLabels;

// ── @naikkelas/ui/tree
declare function Tree({ label, items, selectedId, onSelect, expandedIds, defaultExpandedIds, onExpandedChange, emptyText, className, onKeyDown, ref, ...rest }: TreeProps): import("react").JSX.Element;
interface TreeItem {
    id: string;
    label: string;
    icon?: ReactNode | undefined;
    end?: ReactNode | undefined;
    disabled?: boolean | undefined;
    isDisabled?: boolean | undefined;
    children?: readonly TreeItem[] | undefined;
}
interface TreeProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "onSelect"> {
    label: string;
    items: readonly TreeItem[];
    selectedId: string | null;
    onSelect: (id: string) => void;
    expandedIds?: readonly string[] | undefined;
    defaultExpandedIds?: readonly string[] | undefined;
    onExpandedChange?: ((ids: readonly string[]) => void) | undefined;
    emptyText?: string | undefined;
    ref?: Ref<HTMLElement> | undefined;
}

// ── @naikkelas/ui/video-player
type PlayedInterval = [
    from: number,
    to: number
];
interface VideoCaptions {
    src: string;
    language: string;
    label: string;
}
interface VideoChapter {
    start: number;
    title: string;
}
declare function VideoPlayer({ label, sources, dataSaverSource, poster, captions, chapters, startAt, autoPlay, watermark, onProgress, progressEverySeconds, onEnded, onSourceError, preferencesKey, handle, labels, className, ref, onKeyDown, onPointerMove, onFocus, ...rest }: VideoPlayerProps): import("react").JSX.Element;
interface VideoPlayerHandle {
    seek: (seconds: number) => void;
    currentTime: () => number;
}
interface VideoPlayerLabels {
    player: (label: string) => string;
    play: string;
    pause: string;
    replay: string;
    back: string;
    forward: string;
    mute: string;
    unmute: string;
    volume: string;
    seek: string;
    position: (seconds: number, duration: number) => string;
    captions: string;
    captionsOff: string;
    settings: string;
    speed: string;
    rate: (rate: number) => string;
    quality: string;
    auto: string;
    level: (height: number | null, bandwidth: number) => string;
    dataSaver: string;
    dataSaverHint: string;
    chapters: string;
    pictureInPicture: string;
    fullscreen: string;
    leaveFullscreen: string;
    loading: string;
    failed: string;
    retry: string;
}
interface VideoPlayerProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "onEnded" | "onProgress"> {
    label: string;
    sources: readonly VideoSource[];
    dataSaverSource?: VideoSource | undefined;
    poster?: string | undefined;
    captions?: readonly VideoCaptions[] | undefined;
    chapters?: readonly VideoChapter[] | undefined;
    startAt?: number | undefined;
    autoPlay?: boolean | undefined;
    watermark?: string | undefined;
    onProgress?: ((progress: VideoProgress) => void) | undefined;
    progressEverySeconds?: number | undefined;
    onEnded?: (() => void) | undefined;
    onSourceError?: ((source: VideoSource) => void) | undefined;
    preferencesKey?: string | undefined;
    handle?: Ref<VideoPlayerHandle> | undefined;
    labels?: VideoPlayerLabels | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
}
interface VideoProgress {
    position: number;
    duration: number;
    played: PlayedInterval[];
}
interface VideoSource {
    src: string;
    kind?: "file" | "hls" | undefined;
}
declare function chapterAt(chapters: readonly VideoChapter[], seconds: number): number;
declare const isHls: ({ src, kind }: VideoSource) => boolean;
declare const videoPlayerLabelsEn: VideoPlayerLabels;
declare const videoPlayerLabelsId: VideoPlayerLabels;

// ── @naikkelas/ui/waterfall-chart
//    WaterfallChart
//    WaterfallChartLabels
//    WaterfallChartProps
//    WaterfallItem
//    waterfallChartLabelsEn
//    waterfallChartLabelsId
