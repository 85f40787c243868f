import { pool } from './name-pools.ts';

/** Used in every state. */
export const muslim = pool(
  'Afsana Aisha Alia Amina Ayesha Farah Fatima Hina Huma Khadija Mariyam Nafisa Naseem Nazia Nilofer Rabia Ruksar Saba Sadaf Saira Sana Shabana Shaheen Shirin Sumaiya Tasneem Yasmin Zainab Zara',
  'Aamir Abdul Adnan Ahmed Arif Arshad Asif Ayaan Azhar Bilal Danish Faiz Farhan Farooq Habib Hamza Imran Ismail Javed Kabir Kashif Mohammed Mustafa Nadeem Rashid Rehan Rizwan Saad Salman Shahid Tariq Wasim Yusuf Zaheer Zaid',
  'Ahmed Akhtar Alam Ali Ansari Ashraf Baig Chishti Farooqui Haque Hussain Idrisi Iqbal Jafri Khan Kazi Khatib Memon Mirza Mulla Naqvi Pathan Qadri Qureshi Rahman Rizvi Saiyed Shaikh Siddiqui Sultan Usmani Zaidi',
);
