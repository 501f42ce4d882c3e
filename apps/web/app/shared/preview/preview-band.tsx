/** Below what is previewed, always in sight: that visitors may not see it like this. */
export function PreviewBand() {
  return (
    <p
      role="note"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-warn-ground px-5 py-3 text-center text-app-sm text-warn"
    >
      Pratinjau. Bisa jadi belum terbit, dan formulirnya tidak mengirim.
    </p>
  )
}
