/** Downloads data as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL slightly later.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
