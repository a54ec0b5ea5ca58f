export async function fuzz(_say: (text: string) => void): Promise<boolean> {
  return true;
}
