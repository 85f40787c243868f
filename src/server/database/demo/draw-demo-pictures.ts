export async function drawDemoPictures(_filesDir: string): Promise<void> {}
