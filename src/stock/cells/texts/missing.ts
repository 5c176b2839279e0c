const missingWords: ReadonlySet<string> = new Set(
  'n/a,na,nan,nil,null,none,undefined,tba,tbc,tbd,unknown,unk,unspecified,not specified,not available,not known,not stated,not applicable,please select,select,#n/a,#ref!,#value!,#name?,[object object]'.split(
    ',',
  ),
);

/** Whether a cell is empty or contains only dashes (`-`, `- / -`) or a word for "unknown". */
export function isMissing(text: string): boolean {
  if (text === '') return true;
  if (text.length > 40) return false;
  return /^[\s\-–—/.?_*|,;:]*$/.test(text) || missingWords.has(text.trim().toLowerCase());
}
